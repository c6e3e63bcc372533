/** The dead of the city: guests, staff, the fast ones, and those who rule them. */
import { disc, fill, line, type Stroke } from '../long-night/parts/ink';
import { arm, dim, LEGS, lit, solid, TORSOS, type Miniature } from './miniature';

const SHAMBLER = '#7fae54';
const ALPHA = '#e8722c';
const BOSS = '#c95ad8';

/** A head that hangs to one side, with dead eyes. */
const head = (skin: `#${string}`, x: number, y: number, eye: `#${string}` = '#fff3a0'): Stroke[] => [
  fill(`M${x - 6.6} ${y - 1}C${x - 6.8} ${y - 8.6} ${x + 6.8} ${y - 8.6} ${x + 6.6} ${y - 1}C${x + 6.4} ${y + 3.4} ${x + 4} ${y + 7} ${x} ${y + 7}S${x - 6.4} ${y + 3.4} ${x - 6.6} ${y - 1}Z`, skin),
  fill(`M${x + 2} ${y - 7}C${x + 7} ${y - 5} ${x + 7.4} ${y + 5} ${x + 1} ${y + 7}C${x + 4} ${y + 2} ${x + 4} ${y - 3} ${x + 2} ${y - 7}Z`, dim(skin, 0.25)),
  fill(disc(x - 2.8, y - 0.4, 2) + disc(x + 2.8, y - 0.4, 2), '#1b1420'),
  fill(disc(x - 2.7, y - 0.3, 0.95) + disc(x + 2.9, y - 0.3, 0.95), eye),
  fill(`M${x - 3} ${y + 3.2}Q${x} ${y + 2.2} ${x + 3} ${y + 3.2} ${x + 2.4} ${y + 5.8} ${x} ${y + 5.8}T${x - 3} ${y + 3.2}Z`, '#4a1220'),
];

const torn = (d: string): Stroke => fill(d, '#7c1f2c');

/** Both arms stretched out to one side, as they are always drawn. */
const reaching = (sleeve: string, skin: string): Stroke[] => [
  ...arm('M5-21 13-20.4 17.6-21', sleeve, skin, [18.4, -21.4], 3.8),
  ...arm('M-4-20 5-17.6 13.6-16', sleeve, skin, [14.8, -15.8], 3.8),
];

const guest: Miniature = {
  base: SHAMBLER,
  strokes: [
    ...solid(LEGS.shuffle, '#c9b188', 'M2-13H5.4L5-6 8.8-1 8.4 0H2.6L1-5Z'),
    ...solid(TORSOS.plain[0], '#2f8f9c', TORSOS.plain[1]),
    fill(disc(-3.6, -20, 1.5) + disc(0.8, -16, 1.5) + disc(4, -21, 1.3) + disc(-3, -14.4, 1.2), '#f2c64e'),
    torn('M-1-12-3-17 0-15 2-19 3-12Z'),
    ...reaching('#2f8f9c', '#9dbb7c'),
    ...head('#9dbb7c', -1, -31),
    fill('M-8.6-34C-8-40 6-40.6 6.4-34.6 2-36-4-36-8.6-34Z', '#5a4634'),
  ],
};

const bellhop: Miniature = {
  base: SHAMBLER,
  strokes: [
    ...solid(LEGS.shuffle, '#3a2c4a'),
    ...solid(TORSOS.plain[0], '#b3263a', TORSOS.plain[1]),
    fill(disc(-1.6, -22, 0.9) + disc(-1.6, -18.4, 0.9) + disc(-1.6, -14.8, 0.9), '#f5cf5e'),
    fill('M2-25.4-.6-12h2Z', '#f5cf5e'),
    ...reaching('#b3263a', '#a8b98a'),
    ...head('#a8b98a', 0, -31),
    fill('M-5.6-36.4-4.8-42.4H4.8L5.6-36.4Z', '#b3263a'),
    fill('M-6-38.4-5.6-36H5.6L6-38.4Z', '#f5cf5e'),
    torn('M3.6-28 6.2-30 5.4-26.4Z'),
  ],
};

const dealer: Miniature = {
  base: SHAMBLER,
  strokes: [
    ...solid(LEGS.shuffle, '#241d33'),
    ...solid(TORSOS.plain[0], '#e7e2da', TORSOS.plain[1]),
    fill('M-6.2-12-7.2-22-3.4-25.4-.4-17.6 2.6-25.4 7.2-22 6.2-12Z', '#1d3f34'),
    fill('M-3.4-25.6-.4-23.4 2.6-25.6V-21.6L-.4-23-3.4-21.6Z', '#c2272f'),
    ...reaching('#e7e2da', '#8fb189'),
    ...head('#8fb189', -1, -31.4),
    fill('M-9.4-34.6C-8-37 5.6-37.4 9.6-34.4 10.4-33 8-32.4 6-33.4 1-35-5-34.6-9.4-34.6Z', '#37b36a'),
    fill('M-7.6-35.4C-6-41.4 4-41.4 5.6-35.8 1-37-4-36.8-7.6-35.4Z', '#3d2f2a'),
    torn('M-5.4-14.6-2.6-17-2-12.4Z'),
  ],
};

const bride: Miniature = {
  base: SHAMBLER,
  strokes: [
    fill('M-6-36C-13-28-12-12-13-2L-6-4-4-30Z', '#d9d3e6'),
    ...solid('M-10.6 0-4.6-14H4.6L10.6 0Q0-2.6-10.6 0Z', '#f0eaf0', 'M1.6-14H4.6L10.6 0Q6-1.2 2-1.2Z'),
    ...solid(TORSOS.slim[0], '#f0eaf0', TORSOS.slim[1]),
    torn('M-2.6-20 1-18-1-13-4-15ZM3-8 6-2 1-3Z'),
    ...reaching('#b6c99c', '#b6c99c'),
    fill('M-6.8-33C-9-26-7-22-7.4-18-4.6-18-4-24-3-28Z', '#6d3b26'),
    ...head('#b6c99c', 0, -31),
    fill('M-7.6-32C-8-40.6 7-41 6.8-33 4-36.6-3-37-7.6-32Z', '#6d3b26'),
    fill('M-6.6-37-3-40.6 0-38.6 3-41 6-37.4 0-39.4Z', '#fff6e2'),
  ],
};

export const SHAMBLERS: readonly Miniature[] = [guest, bellhop, dealer, bride];

const SKIN = '#7f8f9c';
/** Bent low in a run, claws out: nothing else on the board leans like that. */
export const alpha: Miniature = {
  base: ALPHA,
  size: 1.06,
  strokes: [
    line('M1-13-5-9-11-8-14-1', '#2c2638', 5),
    line('M1-12 8-9 5-3.6 9-.6', '#3a3350', 5),
    ...solid('M-5-11C-6-17 0-24 8-28L15-24C13-18 8-12 4-9Z', SKIN, 'M15-24C13-18 8-12 4-9L1-10C6-14 10-19 12-25.6Z'),
    line('M2-19 5-16.6M5-22 8.4-19.4M8.4-24.4 11.4-22', dim(SKIN, 0.5), 1.1),
    ...arm('M4-22-5-24-12-20', SKIN, SKIN, [-12.6, -19.4], 3.8),
    line('M-13-20-17-21M-13-19-16.6-17.4M-12.6-18-14.6-15', lit(SKIN, 0.4), 1.3),
    ...arm('M12-22 18-18 23-21', SKIN, SKIN, [23.4, -21.6], 3.8),
    line('M24-22.6 27-26M24.6-22 28.4-22.6M24-20.6 27-18.6', lit(SKIN, 0.4), 1.3),
    ...head(SKIN, 15, -30, '#ff5a2c'),
    fill('M6.4-31 4-38 8.6-36 8-42 13-38 15-43.4 17-38 21.4-40.4 20.6-35C16-37 11-36 6.4-31Z', '#b8321c'),
    fill('M11.6-27.6H18.4L17.6-24H12.4Z', '#f3ead2'),
    line('M13.2-27.6V-24.2M15-27.6V-24M16.8-27.6V-24.2M11.8-26H18.2', '#5a1220', 0.9),
  ],
};

const FUR = '#d98a3a';
const tigress: Miniature = {
  base: BOSS,
  size: 1.12,
  reach: 17,
  strokes: [
    line('M-17-17C-24-18-23-27-27-29', FUR, 3.4),
    line('M-26-28.6-27-29', '#efe8d8', 3.4),
    line('M-15-12-17-6-15-1M-10-11-9-5-11-1', dim(FUR, 0.3), 4.6),
    ...solid('M-19-15C-19-22-10-24-2-22.4 6-24 12-24 14-18 14-12 8-9 2-10-6-7-19-8-19-15Z', FUR, 'M-17-11C-8-7-4-10 2-11.4 8-10 13-13 14-17 14-12 8-9 2-10-6-7-13-8-17-11Z'),
    line('M9-11 10-5 8-1M13-12 16-6 15.6-1', FUR, 4.6),
    line('M-15-21-13.6-16M-10.6-22.4-10-17M-6-22.6-6-17.6', '#2a1622', 2),
    fill('M-4-20C0-22 6-21 7-17 5-12.4-1-12-4-14Z', '#7c1f2c'),
    line('M-3-19C0-18 1-16 0-13.4M.6-20C3-18.6 4-16.6 3-13M3.6-19.8C6-18.4 6.4-16 5.6-14', '#f0e6d2', 1.3),
    ...solid('M9-24 8-31 12.4-28.6Q17-31 21.6-28.6L26-31 25-23C25-16 21-13 17-13S9-17 9-24Z', FUR, 'M19-29.6 21.6-28.6 26-31 25-23C25-16 21-13 18-13 22-17 22-24 19-29.6Z'),
    fill('M13-18.6Q17-21 21-18.6 20.6-13.6 17-13.6T13-18.6Z', '#efe0c8'),
    fill('M14.4-17.4Q17-16.4 19.6-17.4L19-14.4H15Z', '#5a1220'),
    line('M15.4-17V-15.4M18.6-17V-15.4', '#fff', 1.1),
    fill('M15.6-20.4h2.8L17-18.6Z', '#2a1622'),
    fill(disc(13.6, -23, 1.9) + disc(20.4, -23, 1.9), '#1b1420'),
    fill(disc(13.6, -23, 1) + disc(20.4, -23, 1), '#9dff6a'),
    line('M17-29.4V-26M14-28.6 14.6-26.4M20-28.6 19.4-26.4M9.6-21 12-20.6M24.4-21 22-20.6', '#2a1622', 1.5),
  ],
};

const GOWN = '#7d2fb0';
const PALE = '#b9c0d8';
const queen: Miniature = {
  base: BOSS,
  size: 1.14,
  reach: 14,
  strokes: [
    // The fan of feathers behind her.
    fill('M0-30-19-36-15-41-17-47-10-48-8-54 0-50 8-54 10-48 17-47 15-41 19-36Z', '#e0457e'),
    line('M0-32-15-38M0-32-12-46M0-32-4-51M0-32 4-51M0-32 12-46M0-32 15-38', '#ffb0c8', 1.2),
    ...solid('M-12 0C-8-5-6-9-5-14H5C6-9 8-5 12 0Q0-3-12 0Z', GOWN, 'M1.6-14H5C6-9 8-5 12 0Q7-1.6 3-1.8Z'),
    ...solid(TORSOS.slim[0], GOWN, TORSOS.slim[1]),
    fill(disc(-2.4, -8, 0.8) + disc(2, -5, 0.8) + disc(5.4, -3, 0.8) + disc(-6, -3.4, 0.8) + disc(0, -11, 0.8) + disc(-1, -20, 0.8) + disc(2.4, -17, 0.8), '#f7d774'),
    ...arm('M-5-22-11-24-13-31', PALE, PALE, [-13.2, -32], 3.2),
    line('M-14.6-33-17-36M-13.4-33.6-13.8-37M-12-33-10.6-36', PALE, 1.2),
    ...arm('M5-22 11-24 13-31', PALE, PALE, [13.2, -32], 3.2),
    line('M14.6-33 17-36M13.4-33.6 13.8-37M12-33 10.6-36', PALE, 1.2),
    ...head(PALE, 0, -31, '#ff4d9a'),
    fill('M-7-32C-8-39 8-39 7-32 4-36-4-36-7-32Z', '#241733'),
    fill('M-6.6-36.6-7.4-43-3.4-39.6 0-45 3.4-39.6 7.4-43 6.6-36.6Q0-38.4-6.6-36.6Z', '#f7cf4e'),
    fill(disc(0, -39, 1.1), '#e0457e'),
  ],
};

const HIDE = '#8f9f8a';
const GOLD = '#f2c440';

const cape = fill('M-9-26C-14-16-15-6-15 0L-4-3H4L15 0C15-6 14-16 9-26Z', '#a3182c');
const lining = fill('M4-3 15 0C15-6 14-16 9-26L6-20Z', '#6d0f24');
const trunk: Stroke[] = [
  ...solid(LEGS.wide, '#3b2a22', 'M2-13H7.4L9-3.4 9.6 0H3.2L1-6Z'),
  ...solid(TORSOS.broad[0], HIDE, TORSOS.broad[1]),
  line('M-5-22Q-2-20 0-22 2-20 5-22M0-20V-14M-3-17.6H3', dim(HIDE, 0.45), 1.1),
  fill('M-7.6-13.8H7.6L7.4-10.6H-7.4Z', GOLD),
];
const collar = fill('M-11-22C-11.6-27-7-29 0-28 7-29 11.6-27 11-22 8-25-8-25-11-22Z', '#f1e9dc');
const arms: Stroke[] = [
  ...arm('M-9-22-14-16-11-11', HIDE, HIDE, [-10.4, -10.4], 5),
  line('M17 0V-44', '#6b4a2c', 2.4),
  fill('M17-53 21-44 17-41 13-44Z', '#d9dee6'),
  ...arm('M9-22 15-19 17-23', HIDE, HIDE, [17, -23.6], 5),
];
const crown = (y: number): Stroke[] => [
  fill(`M-7.4 ${y}-8.6 ${y - 8}-4.2 ${y - 4.4} 0 ${y - 10} 4.2 ${y - 4.4} 8.6 ${y - 8} 7.4 ${y}Q0 ${y - 2.2}-7.4 ${y}Z`, GOLD),
  fill(disc(0, y - 4, 1.3), '#d42a44'),
];
const mask = (y: number): Stroke[] => [
  fill(`M-7.6 ${y + 1}C-8.6 ${y - 10} 8.6 ${y - 10} 7.6 ${y + 1}L6 ${y + 7} 0 ${y + 9.4}-6 ${y + 7}Z`, GOLD),
  fill(`M1.6 ${y - 7.6}C8 ${y - 7} 8 ${y - 2} 7.6 ${y + 1}L6 ${y + 7} 0 ${y + 9.4}C3 ${y + 4} 3 ${y - 3} 1.6 ${y - 7.6}Z`, '#b98a24'),
  fill(`M-6 ${y - 1.4}-1 ${y + 0.4}V${y + 2.4}L-5.6 ${y + 1}ZM6 ${y - 1.4} 1 ${y + 0.4}V${y + 2.4}L5.6 ${y + 1}Z`, '#1b0d14'),
  line(`M-3 ${y + 4.6}V${y + 7}M-1 ${y + 4.6}V${y + 7.8}M1 ${y + 4.6}V${y + 7.8}M3 ${y + 4.6}V${y + 7}`, '#5c3f10', 1),
  fill(`M-8 ${y - 3}-13 ${y - 12}-6 ${y - 7}ZM8 ${y - 3} 13 ${y - 12} 6 ${y - 7}Z`, GOLD),
];

const king: Miniature = {
  base: BOSS,
  size: 1.22,
  reach: 14,
  strokes: [cape, lining, ...trunk, ...arms, collar, ...head(HIDE, 0, -32, '#ffb12c'), ...crown(-36.4)],
};

const masked: Miniature = {
  base: BOSS,
  size: 1.22,
  reach: 14,
  strokes: [cape, lining, ...trunk, ...arms, collar, ...mask(-32)],
};

const HORSE = '#8a7f8e';
const mounted: Miniature = {
  base: BOSS,
  size: 1.26,
  reach: 18,
  strokes: [
    line('M-16-16C-22-16-22-8-24-4', '#2c2430', 3.4),
    line('M-12-11-15-6-13-.6M-7-10-6-5-8-.6', dim(HORSE, 0.35), 4),
    line('M9-11 8-5 10-.6M13-12 17-7 16-.6', HORSE, 4),
    ...solid('M-17-15C-17-21-8-20.6 0-20 6-20.6 12-24 16-32L22-31C22-24 18-12 12-9.6 2-7-17-8-17-15Z', HORSE, 'M-14-11C-4-9 8-10 14-16 18-20 20-26 21-31H22C22-24 18-12 12-9.6 4-7.6-8-7.6-14-11Z'),
    line('M-2-18C1-17 1-13-1-10.6M2-18.4C5-17 5-13 3.6-10.6M6-19C9-17 9-14 8-11.6', '#e9dfd0', 1.3),
    ...solid('M14-33 17-38 19-35C23-36 26-32 29.6-27.6 30-25 28-24 26-24L19-27C16-28 14-30 14-33Z', HORSE),
    fill(disc(20.6, -31, 1.3), '#9dff6a'),
    line('M12-22C10-28 12-33 16-36', '#2c2430', 3),
    fill('M-9-21C-14-18-15-14-15-9L-8-10-3-18Z', '#a3182c'),
    line('M-1-20 4-14 3-8', '#3b2a22', 5),
    ...solid('M-6-19-8-30Q-7-34-2-34H3Q8-33 8-29L6-19Z', HIDE, 'M2-34H3Q8-33 8-29L6-19H2Z'),
    fill('M-6.4-21H6.4V-18.4H-6.4Z', GOLD),
    fill('M-9-30C-9-35-5-36 0-35 5-36 9-35 9-30 6-33-6-33-9-30Z', '#f1e9dc'),
    line('M-16-12-9-46', '#6b4a2c', 2.2),
    fill('M-7.4-54-5.6-46-9-43.6-12.4-46.6Z', '#d9dee6'),
    ...arm('M-6-30-12-28-13-26', HIDE, HIDE, [-12.8, -26.6], 4.4),
    ...arm('M6-30 11-27 14-28', HIDE, HIDE, [14.4, -28.4], 4.4),
    ...head(HIDE, 0, -39.4, '#ffb12c'),
    ...crown(-43.8),
  ],
};

export const BOSSES: Record<string, Miniature> = {
  valentine: tigress,
  queen,
  zeus: king,
  'masked-zeus': masked,
  'mounted-zeus': mounted,
};

/** The miniature of a kind; shamblers are of several sorts. */
export const zombie = (kind: string, sort = 0): Miniature =>
  BOSSES[kind] ?? (kind === 'alpha' ? alpha : SHAMBLERS[sort % SHAMBLERS.length]!);
