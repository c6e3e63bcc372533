/** A number between 0 and 1 that is always the same for a place: for snow, dents and wear. */
export function chanceAt(x: number, y: number, salt = 0): number {
  const wave = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}
