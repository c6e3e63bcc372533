/** Where something may lie over the board without hiding anybody. */

/** The corners of the window; the fourth has the tools. */
const CORNERS = ['bottom left', 'top left', 'top right'] as const;
export type Corner = (typeof CORNERS)[number];

/**
 * The corner in which it hides the fewest; it stays where it is if no other is better. Spots and its
 * size are parts of the window, from 0 to 1.
 */
export function clearest(
  spots: readonly (readonly [number, number])[],
  [width, height]: readonly [number, number],
  now: Corner = CORNERS[0],
): Corner {
  const hidden = (corner: Corner): number =>
    spots.filter(([x, y]) => {
      const [across, down] = [corner.endsWith('left') ? x : 1 - x, corner.startsWith('top') ? y : 1 - y];
      return across >= 0 && across < width && down >= 0 && down < height;
    }).length;
  return CORNERS.reduce((best, each) => (hidden(each) < hidden(best) ? each : best), now);
}
