/**
 * What stands in the streets and rooms, seen from above: strokes around the middle of a cell of
 * 40 × 40, its front to the south. Some reach over the cells beside theirs.
 */
import { disc, fill, line, type Stroke } from '../long-night/parts/ink';

type Colour = `#${string}`;

const SHADOW: Colour = '#08040f';

/** A box with rounded corners, as a path. */
const box = (x: number, y: number, w: number, h: number, r = 2): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A thing of one colour with its shadow, a darker edge below and a light top. */
const block = (x: number, y: number, w: number, h: number, top: Colour, edge: Colour, r = 2): Stroke[] => [
  fill(box(x + 1.2, y + 2, w, h, r), SHADOW, 0.35),
  fill(box(x, y, w, h, r), edge),
  fill(box(x, y, w, h - 2.2, r), top),
];

const round = (x: number, y: number, r: number, top: Colour, edge: Colour): Stroke[] => [
  fill(disc(x + 1, y + 2, r), SHADOW, 0.35),
  fill(disc(x, y, r), edge),
  fill(disc(x, y - 1, r - 1), top),
];

const stool = (x: number, y: number, colour: Colour = '#b9404e'): Stroke[] => round(x, y, 3.4, colour, '#5a1a2a');

const wheels = (l: number, w: number): Stroke[] => [
  fill(box(-l, -w - 1, 7, 3, 1) + box(l - 8, -w - 1, 7, 3, 1) + box(-l, w - 2, 7, 3, 1) + box(l - 8, w - 2, 7, 3, 1), '#0d0a14'),
];

/** A car along the cell, its front to the east; it reaches a little over its cell. */
const car = (paint: Colour, shade: Colour): Stroke[] => [
  fill(box(-21, -9, 44, 22, 6), SHADOW, 0.4),
  ...wheels(15, 10),
  fill(box(-22, -10.4, 44, 20.8, 6), shade),
  fill(box(-22, -10.4, 44, 18.4, 6), paint),
  fill('M-12-8H6L9-6V6L6 8H-12L-14 5V-5Z', '#1d2733'),
  fill(box(-9, -7, 13, 14, 2), paint),
  fill('M7-7 10.6-5V5L7 7Z', '#5d7f94'),
  fill('M20-8.4 22-6V-4H19ZM20 8.4 22 6V4H19Z', '#ffeab0'),
];

const palm: Stroke[] = [
  fill(disc(2, 3, 13), SHADOW, 0.3),
  fill('M0 0Q-8-14-16-13-10-6 0 0ZM0 0Q2-16 9-18 9-8 0 0ZM0 0Q14-8 18-3 10 2 0 0ZM0 0Q12 6 12 15 3 12 0 0ZM0 0Q-2 12-10 16-11 7 0 0ZM0 0Q-14 4-18-1-10-4 0 0Z', '#2f7d4a'),
  line('M0 0-13-11M0 0 7-15M0 0 15-3M0 0 10 12M0 0-8 13M0 0-15-1', '#8fd07a', 1),
  fill(disc(0, 0, 2.4), '#6b4526'),
];

const plant: Stroke[] = [
  ...round(0, 0, 7, '#8a4a2c', '#4a2414'),
  fill('M0 0-9-6-4-9 0-12 4-9 9-6 11 0 8 6 3 10-3 10-8 6-11 0Z', '#2f7d4a'),
  line('M0 0-7-5M0 0 0-10M0 0 7-5M0 0 8 4M0 0-8 4', '#8fd07a', 1),
];

const slot = (x: number, lamp: Colour): Stroke[] => [
  ...block(x - 7, -14, 14, 27, '#a3283c', '#4a0f20', 2.4),
  fill(box(x - 5, -12, 10, 5, 1.4), lamp),
  fill(box(x - 5, -5.4, 10, 8, 1), '#120a18'),
  fill(box(x - 4.2, -4, 2.4, 5, 0.6) + box(x - 1.2, -4, 2.4, 5, 0.6) + box(x + 1.8, -4, 2.4, 5, 0.6), '#fff3d6'),
  fill(disc(x - 3, -1.5, 0.9), '#d23a3a'),
  fill(disc(x, -1.5, 0.9), '#e8a01c'),
  fill(disc(x + 3, -1.5, 0.9), '#3fae5a'),
  fill(box(x - 4, 5, 8, 3, 1), '#f2c440'),
];

const bed: Stroke[] = [
  ...block(-13, -18, 26, 36, '#7a3450', '#3c1626', 3),
  fill(box(-12, -17, 24, 12, 2), '#efe8de'),
  fill(box(-10.4, -15.4, 9.4, 7.4, 2) + box(1, -15.4, 9.4, 7.4, 2), '#fff'),
  fill('M-13-5H13V1Q0-3-13 1Z', '#c99ab0'),
];

const table: Stroke[] = [...round(0, 0, 9.4, '#9a6a3c', '#4f3018'), ...stool(-14, 0), ...stool(14, 0)];

const shelf: Stroke[] = [
  ...block(-18, -8, 36, 16, '#6b4a30', '#38240f', 1.4),
  fill(box(-16, -6, 5, 10, 1) + box(-3, -6, 4, 10, 1) + box(9, -6, 6, 10, 1), '#c2503c'),
  fill(box(-10, -6, 6, 10, 1) + box(2, -6, 6, 10, 1), '#5a86b0'),
];

const counter: Stroke[] = [
  ...block(-20, -6, 40, 13, '#7d5a3c', '#3a2412', 1.4),
  line('M-18-3H18', '#b98f5c', 1),
];

const desk: Stroke[] = [
  ...block(-16, -9, 32, 15, '#6e5138', '#38240f', 1.4),
  fill(box(-6, -7, 12, 6, 1), '#1b2330'),
  fill(box(-5, -6, 10, 4, 0.6), '#6fb4d8'),
  ...round(0, 11, 4.6, '#3c3a4e', '#1c1a2a'),
];

const crate: Stroke[] = [
  ...block(-11, -11, 22, 22, '#a3773f', '#573a16', 1),
  line('M-10-10 10 8M10-10-10 8', '#6b4a1c', 2),
];

const pump: Stroke[] = [
  ...block(-6, -11, 12, 22, '#c8323a', '#6a1418', 2),
  fill(box(-4, -8, 8, 6, 1), '#efe8de'),
  line('M6-4Q12-2 10 6', '#14101c', 1.8),
];

/** By name; what has no drawing is left out. */
export const DECOR: Record<string, readonly Stroke[]> = {
  // The casino.
  'slot-machine': slot(0, '#ffd84a'),
  roulette: [
    ...block(-19, -10, 38, 20, '#1f7a4a', '#0c3a22', 8),
    ...round(-10, -1, 8, '#7a2a1c', '#2c0d08'),
    line('M-16-1H-4M-10-7V5M-14-5-6 3M-14 3-6-5', '#f2c440', 0.9),
    fill(disc(-10, -1, 2), '#f2c440'),
    line('M1-7V5M6-7V5M11-7V5M1-1H16', '#d8f0dc', 0.8),
  ],
  'card-table': [
    fill('M-18-5A18 15 0 0 0 18-5Z', '#4a2a14'),
    fill('M-16-4A16 12.6 0 0 0 16-4Z', '#1f7a4a'),
    fill(box(-9, 0, 3.4, 5, 0.6) + box(-2, 2, 3.4, 5, 0.6) + box(5, 0, 3.4, 5, 0.6), '#fff'),
    ...stool(-13, 11), ...stool(0, 15), ...stool(13, 11),
  ],
  bar: [
    ...block(-20, -12, 40, 11, '#6b2f3c', '#30101c', 1.4),
    fill(disc(-14, -8, 1.7) + disc(-4, -8, 1.7) + disc(9, -8, 1.7), '#8fd8e8'),
    fill(disc(-9, -8, 1.5) + disc(3, -8, 1.5) + disc(14, -8, 1.5), '#f2b04a'),
    ...stool(-13, 7), ...stool(0, 7), ...stool(13, 7),
  ],
  piano: [
    fill('M-14-12H10Q16-12 14-2 10 14-2 14-14 12-14-12Z', '#14101c'),
    fill('M-14-12H-9V12Q-13 10-14 6Z', '#f4f0e6'),
    line('M-14-8H-11M-14-4H-11M-14 0H-11M-14 4H-11', '#14101c', 1.4),
  ],
  cage: [...counter, line('M-16-6V6M-10-6V6M-4-6V6M2-6V6M8-6V6M14-6V6', '#f2c440', 1.2)],
  // The hotel.
  bed,
  lamp: [fill(disc(0, 0, 13), '#ffe9a0', 0.22), ...round(0, 0, 5, '#ffe2a0', '#a3773f')],
  sofa: [...block(-17, -9, 34, 17, '#8c3a4c', '#45141f', 5), fill(box(-14, -4, 13, 9, 2) + box(1, -4, 13, 9, 2), '#b85a6c')],
  table,
  desk,
  reception: [...counter, fill(disc(11, -2, 2), '#f2c440'), fill(box(-12, -4.6, 10, 5, 0.8), '#efe8de')],
  wardrobe: [...block(-16, -12, 32, 12, '#5a3a24', '#2c1a0c', 1.4), line('M0-12V-2', '#2c1a0c', 1.2)],
  bath: [...block(-12, -17, 24, 34, '#e4e9ee', '#9aa8b4', 7), fill(box(-8.6, -13, 17.2, 25, 6), '#9fd0e0')],
  trolley: [...block(-9, -12, 18, 24, '#d8b04a', '#7a5a14', 3), ...block(-6, -8, 12, 9, '#7a3450', '#3c1626', 2)],
  // Kitchens, shops, workshops.
  stove: [...block(-14, -14, 28, 26, '#c3ccd6', '#6d7886', 2), fill(disc(-6, -7, 4.4) + disc(6, -7, 4.4) + disc(-6, 4, 4.4) + disc(6, 4, 4.4), '#2c3038'), line('M-9-7H-3M3 4H9', '#ff7a3c', 1.2)],
  sink: [...block(-14, -10, 28, 18, '#c3ccd6', '#6d7886', 2), fill(box(-10, -7, 9, 11, 2) + box(1, -7, 9, 11, 2), '#8fa8b8')],
  fridge: [...block(-11, -13, 22, 24, '#e4e9ee', '#8a98a6', 2), line('M5-10V6', '#8a98a6', 1.6)],
  counter,
  shelf,
  'gun-rack': [...block(-18, -9, 36, 14, '#5a3a24', '#2c1a0c', 1.4), line('M-14 2-10-8M-6 2-2-8M2 2 6-8M10 2 14-8', '#c3ccd6', 2)],
  crates: [...crate.map((each) => each), ...block(4, 6, 13, 13, '#8a6434', '#4a300f', 1)],
  tyres: [...round(-5, -4, 8, '#2a2733', '#0d0a14'), fill(disc(-5, -5, 3.4), '#5a5666'), ...round(6, 6, 8, '#2a2733', '#0d0a14'), fill(disc(6, 5, 3.4), '#5a5666')],
  workbench: [...block(-18, -9, 36, 16, '#8a6434', '#4a300f', 1), line('M-12-4H-4M-12-4V1', '#c3ccd6', 2), fill(disc(8, -3, 3), '#c8323a')],
  lift: [fill(box(-17, -6, 34, 3, 1) + box(-17, 4, 34, 3, 1), '#e8b01c'), fill(box(-4, -16, 8, 32, 2), '#5a6674')],
  pump,
  safe: [...block(-11, -11, 22, 22, '#5a6674', '#262c36', 2), fill(disc(0, -1, 6), '#8d98a6'), line('M0-6V4M-5-1H5', '#262c36', 1.6)],
  gold: [...block(-13, -2, 11, 7, '#f2c440', '#9a6a10', 1), ...block(1, -2, 11, 7, '#f2c440', '#9a6a10', 1), ...block(-6, -8, 11, 7, '#ffdf7a', '#b98a1c', 1)],
  altar: [...block(-14, -8, 28, 15, '#efe8de', '#a89a86', 1), line('M0-5V4M-3-2H3', '#c99a2c', 1.6)],
  pew: [...block(-18, -4, 36, 8, '#7d5a3c', '#3a2412', 1.4)],
  carpet: [fill(box(-16, -12, 32, 24, 3), '#8c2334', 0.8), line(box(-13, -9, 26, 18, 2), '#f2c440', 1.2), fill('M0-6 8 0 0 6-8 0Z', '#f2c440', 0.7)],
  screens: [...block(-18, -14, 36, 9, '#2c3038', '#12141c', 1), fill(box(-16, -12.6, 9, 5, 0.6) + box(-4.6, -12.6, 9, 5, 0.6) + box(7, -12.6, 9, 5, 0.6), '#6fd0e8')],
  coins: [...round(-6, 2, 6, '#f2c440', '#9a6a10'), ...round(6, -3, 6, '#ffdf7a', '#9a6a10'), ...round(5, 8, 5, '#f2c440', '#9a6a10')],
  stool: [...stool(-12, 0), ...stool(0, 0), ...stool(12, 0)],
  bottles: [...block(-18, -13, 36, 9, '#4a2a20', '#24120c', 1), fill(disc(-13, -9, 2) + disc(-1, -9, 2) + disc(11, -9, 2), '#6fc08a'), fill(disc(-7, -9, 2) + disc(5, -9, 2), '#f2a04a')],
  curtain: [fill('M-20-20H-8Q-12-6-6 8T-10 20H-20Z', '#a3182c'), line('M-16-20Q-18 0-15 20M-11-20Q-14 0-10 18', '#6d0f24', 1.4)],
  drums: [...round(-7, 3, 7, '#efe8de', '#8c2334'), ...round(7, 3, 7, '#efe8de', '#8c2334'), ...round(0, -7, 8, '#f2c440', '#9a6a10')],
  spotlight: [fill('M0-16 16 18H-16Z', '#ffe9a0', 0.28), ...round(0, -15, 4, '#fff3c8', '#5a5666')],
  seats: [-13, 0, 13].flatMap((x) => [...block(x - 5, -11, 10, 9, '#8c2334', '#45101c', 3), ...block(x - 5, 4, 10, 9, '#8c2334', '#45101c', 3)]),
  mirror: [...block(-17, -15, 34, 7, '#c9a04a', '#6b4a14', 1.4), fill(box(-15, -14, 30, 3, 1), '#cfeaf4'), ...stool(0, 4)],
  'lift-doors': [
    fill(box(-15, -15, 30, 30, 2), '#23262e'),
    fill(box(-13, -13, 12.4, 26, 1) + box(0.6, -13, 12.4, 26, 1), '#8d98a6'),
    line('M-10-10V10M10-10V10', '#b8c2cc', 1),
    fill('M-10 3-6.6-5-3.2 3ZM3.2-4 6.6 4 10-4Z', '#ffd84a'),
  ],
  tub: [...round(0, 0, 16, '#e4e9ee', '#8a98a6'), fill(disc(0, -1, 12), '#6fc4dc'), line('M-7-4Q-3-7 1-4T8-4M-6 4Q-2 1 2 4', '#e8fbff', 1.2)],
  basket: [...round(0, 0, 8, '#b98f5c', '#5c3f1c'), fill(disc(-2, -2, 3.4) + disc(3, -1, 3), '#f6f2ea')],
  keys: [...block(-14, -14, 28, 8, '#6b4a30', '#38240f', 1), line('M-10-11V-8M-4-11V-8M2-11V-8M8-11V-8', '#f2c440', 1.8)],
  till: [...block(-15, -6, 30, 13, '#7d5a3c', '#3a2412', 1.4), fill(box(-5, -10, 11, 9, 1.4), '#3c4250'), fill(box(-3, -8.4, 7, 3, 0.6), '#9dff6a')],
  cabinet: [...block(-9, -13, 18, 18, '#8d98a6', '#454e5a', 1), line('M-9-7H9M-9-1H9', '#454e5a', 1.2)],
  locker: [...block(-15, -13, 30, 12, '#5f7a8c', '#2a3a46', 1), line('M-5-13V-3M5-13V-3', '#2a3a46', 1.2)],
  'washing-machine': [...block(-13, -13, 26, 24, '#e4e9ee', '#8a98a6', 2), fill(disc(0, 0, 8), '#5a6674'), fill(disc(0, 0, 6), '#9fd0e0'), fill(disc(9, -10, 1.3), '#3f86e0')],
  guitar: [fill(disc(-2, 6, 7) + disc(1, -2, 5), '#b9642c'), fill(disc(-1.6, 4, 2.2), '#2c1408'), line('M2-5 9-17', '#5a3a1c', 2.4)],
  target: [fill(disc(0, 0, 12), '#efe8de'), fill(disc(0, 0, 9), '#c8323a'), fill(disc(0, 0, 6), '#efe8de'), fill(disc(0, 0, 3), '#c8323a')],
  organ: [...block(-14, -14, 28, 14, '#6b3a24', '#301408', 1), line('M-11-13V-6M-7-13V-4M-3-13V-3M1-13V-3M5-13V-4M9-13V-6', '#d8b04a', 2), fill(box(-11, 1, 22, 4, 1), '#f4f0e6')],
  flowers: [fill(disc(0, 2, 9), '#2f6f42'), fill(disc(-5, -1, 3) + disc(5, 5, 3), '#ff8ab8'), fill(disc(3, -3, 3) + disc(-4, 6, 3), '#fff3d6')],
  medicine: [...block(-15, -12, 30, 11, '#e4e9ee', '#8a98a6', 1), fill('M-2-11H2V-8H5V-5H2V-2H-2V-5H-5V-8H-2Z', '#d23a3a')],
  pinball: [...block(-10, -16, 20, 32, '#3f4ab0', '#181c4a', 2), fill(box(-8, -14, 16, 8, 1), '#ff5aa0'), fill(disc(-3, 0, 2.4) + disc(4, 3, 2.4), '#5fe0ff'), line('M-5 10-1 12M5 10 1 12', '#ffd84a', 1.6)],
  gears: [...round(-4, -3, 10, '#8d98a6', '#3c444e'), fill(disc(-4, -4, 4), '#3c444e'), ...round(8, 8, 7, '#b4894a', '#5c3f14'), fill(disc(8, 7, 2.6), '#5c3f14')],
  laser: [line('M-20-12 20 2M-20 8 20-14M-20 16H20', '#ff2c4a', 1.2, 0.9), fill(disc(-18, -11, 1.8) + disc(18, -13, 1.8) + disc(-18, 16, 1.8), '#14161e')],
  cash: [...block(-13, -8, 12, 7, '#6fae6a', '#2f5a34', 0.8), ...block(1, -2, 12, 7, '#6fae6a', '#2f5a34', 0.8), ...block(-9, 4, 12, 7, '#8fcf86', '#2f5a34', 0.8)],
  generator: [...block(-17, -11, 34, 22, '#c9a02c', '#6b5010', 2), line('M-12-6H2M-12-1H2M-12 4H2', '#6b5010', 1.6), fill(disc(10, -1, 4), '#3c444e')],
  winch: [...block(-10, -10, 20, 20, '#5a6674', '#262c36', 2), line('M-6-6H6M-6-2H6M-6 2H6M-6 6H6', '#b98f5c', 2)],
  tank: [...round(0, 0, 15, '#8fa0ae', '#3c4a56'), line('M-9-2H9M0-11V7', '#c3d0da', 1.4)],
  // Out of doors.
  van: [
    fill(box(-25, -10, 52, 24, 5), SHADOW, 0.4),
    ...wheels(18, 11),
    fill(box(-26, -11.4, 52, 22.8, 5), '#7a7468'),
    fill(box(-26, -11.4, 52, 20, 5), '#efe8de'),
    fill('M14-9 20-7V7L14 9Z', '#5d7f94'),
    fill(box(-20, -3, 26, 6, 1), '#3f86a8'),
  ],
  awning: [fill(box(-20, -2, 40, 22, 1), SHADOW, 0.35), ...[-20, -12, -4, 4, 12].map((x, i) => fill(box(x, 0, 8, 20, 0.5), i % 2 ? '#f4e3c8' : '#c22450')), line('M-20 1H20', '#ffd84a', 2)],
  sign: [fill(disc(0, 0, 15), '#ff5aa0', 0.22), fill('M0-14 4-5 14-5 6 1 9 11 0 5-9 11-6 1-14-5-4-5Z', '#241133'), line('M0-11 3-4 11-4 5 1 7 8 0 3.6-7 8-5 1-11-4-3-4Z', '#ff5aa0', 1.6), fill(disc(0, 0, 2), '#ffd0e4')],
  'ticket-booth': [...block(-13, -13, 26, 26, '#2a6f8c', '#0f3040', 2), fill(box(-8, 4, 16, 5, 1), '#ffe9a0'), line('M-13-5H13', '#8fd0e4', 1.4)],
  torch: [fill(disc(0, 0, 14), '#ffb12c', 0.25), fill('M0-9Q7-2 4 4 0 8-4 4-7-2 0-9Z', '#ffb12c'), fill('M0-3Q3 1 1.6 4 0 5-1.6 4-3 1 0-3Z', '#fff3c8')],
  parking: [line('M-20-18V18M20-18V18', '#cfc8dc', 1.6, 0.7), line('M-4 9V-8H1Q6-8 6-3T1 2H-4', '#cfc8dc', 2.4, 0.7)],
  'bus-seat': [...block(-9, -8, 18, 15, '#3f6a4e', '#16301f', 3), fill(box(-9, -8, 5, 13, 2), '#5f9070')],
  'steering-wheel': [...block(-3, -8, 15, 16, '#3f6a4e', '#16301f', 3), line(disc(-12, 0, 6), '#14101c', 2.4), line('M-12-5V5', '#14101c', 1.6)],
  sunbed: [...block(-8, -16, 16, 32, '#f0ece4', '#a89a86', 2), line('M-7-6H7M-7 0H7M-7 6H7', '#e8574a', 2)],
  water: [fill(box(-20, -17, 40, 34, 0.5), '#3fa8cc'), line('M-16-8Q-12-11-8-8T0-8M2 3Q6 0 10 3T17 3M-14 11Q-10 8-6 11', '#d0f2fa', 1.4)],
  windsock: [line('M-12 12-4 4', '#c3ccd6', 2), fill('M-6 2 8-14 14-8-2 6Z', '#ff7a3c'), fill('M-1-3.6 3-8 9-2.4 5 1.4Z', '#fff3e0')],
  fountain: [
    fill(disc(0, 0, 10), '#cfc4b4'),
    fill(disc(0, 0, 7.6), '#4fb4d4'),
    fill(disc(0, 0, 3.6), '#cfc4b4'),
    line('M0-1V-13M-1-1Q-9-12-13-2M1-1Q9-12 13-2', '#e8fbff', 1.6),
  ],
  // These reach over the cells to the east and south of theirs.
  statue: [
    fill(box(-12, -12, 64, 64, 8), SHADOW, 0.35),
    fill(box(-14, -14, 68, 68, 8), '#8a8474'),
    fill(box(-10, -10, 60, 60, 6), '#b8b09c'),
    fill('M20-8 25 6 38-2 33 12 48 15 35 24 40 42 20 34 0 42 5 24-8 15 7 12 2-2 15 6Z', '#3f8a76'),
    fill('M20-2 24 9 34 4 30 14 41 17 31 23 35 36 20 29 5 36 9 23-1 17 10 14 6 4 16 9Z', '#5fb09a'),
    fill(disc(20, 18, 9), '#8fd8c0'),
    fill(disc(20, 17, 5), '#b8ecd8'),
    line('M28 12 38 2', '#8fd8c0', 4),
  ],
  helipad: [
    fill(disc(20, 0, 37), '#2c323a'),
    line(disc(20, 0, 33), '#f2c440', 3),
    line('M9-15V15M31-15V15M9 0H31', '#f4f0e6', 6),
  ],
  car: car('#b9404e', '#5a1a2a'),
  wreck: [...car('#6a625c', '#38322e'), line('M-4-9 2-2-3 3 4 9', '#1a1512', 1.6), fill(disc(14, 2, 6), '#14101c', 0.7)],
  palm,
  plant,
  bench: [...block(-14, -4, 28, 8, '#8a5a30', '#45290f', 1.4)],
  dumpster: [...block(-14, -8, 28, 16, '#2f6f4a', '#12301e', 1.4), line('M-14-1H14', '#12301e', 1.4)],
  sandbags: [...block(-16, -6, 11, 9, '#a8946a', '#5c4c2c', 4), ...block(-4, -6, 11, 9, '#b8a478', '#5c4c2c', 4), ...block(-10, 2, 11, 9, '#b8a478', '#5c4c2c', 4), ...block(6, 1, 11, 9, '#a8946a', '#5c4c2c', 4)],
  parasol: [fill(disc(1, 3, 15), SHADOW, 0.3), fill(disc(0, 0, 15), '#e8574a'), fill('M0 0V-15A15 15 0 0 1 10.6-10.6ZM0 0 15 0A15 15 0 0 1 10.6 10.6ZM0 0V15A15 15 0 0 1-10.6 10.6ZM0 0-15 0A15 15 0 0 1-10.6-10.6Z', '#fff3e0')],
  vent: [...block(-10, -10, 20, 20, '#8d98a6', '#454e5a', 2), line('M-7-6H7M-7-1H7M-7 4H7', '#454e5a', 1.6)],
  antenna: [line('M0 0-12-9M0 0 12-9M0 0V12', '#c3ccd6', 1.6), fill(disc(0, 0, 4), '#d23a3a')],
};
