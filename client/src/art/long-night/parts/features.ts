/** Eyes, brows, noses and mouths. Eyes and brows are drawn once, around (0, 0), looking left. */
import { disc, fill, line, type Stroke } from './ink';

/** An eye: the white, the lid's line, and the iris. Its outer corner is on the left. */
export interface Eye {
  white: string;
  lid: string;
  /** Where the iris lies and how large it is; none for closed eyes. */
  iris?: [x: number, y: number, r: number];
  /** What is drawn around it, in tones of the skin. */
  around?: Stroke[];
  lashes?: string;
}

const ALMOND = 'M-5.2.6C-3.2-3.4 2.8-3.8 5.2.2 3 3.4-3 3.4-5.2.6Z';
const ALMOND_LID = 'M-5.8 1C-3.4-3.8 2.8-4.2 5.4 0';
const ROUND = 'M-5.2.4C-3.8-4.6 3.6-4.8 5.2.4 3.4 4.4-3.4 4.4-5.2.4Z';
const ROUND_LID = 'M-5.6.8C-4-5 3.8-5.2 5.4.4';

export const EYES = {
  open: { white: ALMOND, lid: ALMOND_LID, iris: [0, -0.2, 2.7] },
  lashes: {
    white: ALMOND,
    lid: ALMOND_LID,
    iris: [0, -0.2, 2.7],
    lashes: 'M-5.6.9-7.8-.7M-4.6-.8-6.4-2.8',
  },
  round: { white: ROUND, lid: ROUND_LID, iris: [0, -0.1, 3.1] },
  doe: {
    white: ROUND,
    lid: ROUND_LID,
    iris: [0, -0.1, 3.2],
    lashes: 'M-5.4.6-7.8-1M-4.4-2-6.4-4',
  },
  narrow: {
    white: 'M-5.4.4C-3-2 3-2.2 5.2.4 3 2.4-3 2.4-5.4.4Z',
    lid: 'M-6 .7C-3-2.4 3-2.6 5.6.4',
    iris: [0, 0.1, 2.2],
  },
  hooded: {
    white: 'M-5.2.6C-3.2-2 2.8-2.2 5.2.4 3 3.2-3 3.2-5.2.6Z',
    lid: 'M-5.8.6C-3-2.4 3-2.6 5.6.4',
    iris: [0, 0.4, 2.5],
    around: [line('M-5.6-1.6C-3-4.6 3-4.8 5.2-2', 'shade', 1.1)],
  },
  tired: {
    white: 'M-5.2.6C-3.2-2 2.8-2.2 5.2.4 3 3.2-3 3.2-5.2.6Z',
    lid: 'M-5.8.8C-3-2.2 3-2.4 5.6.4',
    iris: [0, 0.5, 2.4],
    around: [
      fill('M-5 2.2C-3 4.4 3 4.6 5 2.2 4.4 6.6-3.6 6.8-5 2.2Z', 'shade', 0.45),
      line('M-4 5.6C-1.6 6.8 1.6 6.8 3.6 5.4', 'shade', 0.9),
    ],
  },
  smiling: {
    white: 'M-5.2.8C-3-3 3-3.2 5.2.8 3 .2-3 .2-5.2.8Z',
    lid: 'M-5.6 1.2C-3.2-3.2 3-3.4 5.6 1.2',
    around: [line('M-4.2 3C-2 2 2 2 4 3', 'shade', 0.9)],
  },
  merry: {
    white: 'M-5.2.8C-3.2-3.2 2.8-3.6 5.2.4 3 2.2-3 2.2-5.2.8Z',
    lid: 'M-5.8 1.2C-3.4-3.8 2.8-4.2 5.4.2',
    iris: [0, -0.5, 2.5],
    around: [
      line('M-5 3.2C-2.4 2 2.2 2.2 4.6 3.2', 'shade', 1),
      line('M-7 2-9 3.4M-7.2.4-9.2.6', 'shade', 0.8),
    ],
  },
  almond: {
    white: 'M-5.6-.6C-3-3.2 2.6-2.6 5 1 2.6 2.8-3 2.6-5.6-.6Z',
    lid: 'M-6.4-1.2C-3-3.8 2.6-3 5.2.8',
    iris: [-0.1, -0.4, 2.5],
    around: [line('M-5.4-3C-2.4-5 2-4.4 4-2.2', 'shade', 0.8)],
  },
} satisfies Record<string, Eye>;

export type Eyes = keyof typeof EYES;

/** Brows; the outer end is on the left. Filled with the colour of the hair. */
export const BROWS = {
  soft: 'M-6.4 1.2C-4-1.8 1-2.2 5.6-.4 5.2 1 1-.4-6.4 1.2Z',
  straight: 'M-6.2.4C-3-1.4 2-1.4 6-.6L5.8 1.4C2 .8-3 .6-6.2.4Z',
  bushy: 'M-7 1.6C-5-2.4 1-3.4 6.4-1.4 7 .2 6.6 1.8 6 2.2 2 .6-3 .4-7 1.6Z',
  arched: 'M-6.8 2C-4.6-2.4 0-3.4 5.6.2 5.4 1 .4-1-6.8 2Z',
  stern: 'M-6.6-1.6C-3-3.2 2-1.4 6.2 1.4L5.8 3.4C2 1-2.6-.8-6.6-1.6Z',
  worried: 'M-6.4 2.4C-4 0 1-2.4 5.2-3L5.4-1.2C2-.6-3 .8-6.4 2.4Z',
  none: '',
  thin: 'M-6.4 1.6C-3.6-1.8 1-2.2 5.4-.2 1-1.2-3-.6-6.4 1.6Z',
} satisfies Record<string, string>;

export type Brows = keyof typeof BROWS;

/** Noses, in tones of the skin; the lamp is on the left. */
export const NOSES = {
  straight: [
    fill(
      'M50.8 46C51.4 51 55 55.6 54.6 58 53.6 60 50.6 60.2 48.4 59.2 51.4 57.4 51.2 51 50.8 46Z',
      'shade',
    ),
    line('M46.4 58.4C47.6 59.8 52.4 60 53.8 58.6', 'deep', 0.9, 0.6),
  ],
  button: [
    fill(
      'M50.6 50C51 53.4 54 55.4 53.8 57.6 52.6 59.4 49.6 59.4 48 58.6 50.8 57.2 50.8 53 50.6 50Z',
      'shade',
      0.8,
    ),
    line('M47 58.2C48.4 59.4 51.8 59.4 53 58.2', 'deep', 0.9, 0.55),
  ],
  broad: [
    fill(
      'M51 47C51.6 51 56.6 54.8 56.6 58 55.2 60.4 51 60.6 48.6 59.6 52 57.6 51.4 52 51 47Z',
      'shade',
    ),
    line('M44.4 57.8C44.8 59.8 47.4 59 50 60 52.6 59 55.2 59.8 55.8 57.8', 'deep', 1, 0.6),
  ],
  hooked: [
    fill(
      'M50.6 43C54 47 56 54 54.4 59.4 52.8 61.4 50.6 61.2 48.8 60 51.6 57 50.8 49 50.6 43Z',
      'shade',
    ),
    line('M46.4 58.6C47.4 60 49 60 50.4 61.2 52 60.8 53.6 60 54.4 58.8', 'deep', 1, 0.6),
  ],
  snub: [
    fill(
      'M50.4 49C51 52.6 54.4 54.6 54.2 57.4 53 59 50 59.2 48.2 58.2 50.8 56.8 50.8 53 50.4 49Z',
      'shade',
      0.8,
    ),
    fill(disc(48, 58, 0.8) + disc(52.4, 58, 0.8), 'deep', 0.5),
  ],
  bulb: [
    fill(
      'M51 47C51.6 50 56.4 53 56.2 57.4 55.4 61 50.4 61.2 48.6 60.2 52.4 58.4 51.6 52 51 47Z',
      'shade',
    ),
    fill(disc(50, 57, 4.6, 4.1), 'light', 0.4),
    line('M45.2 57.6C45.6 60.2 54.4 61 55.4 57.6', 'deep', 1, 0.55),
  ],
} satisfies Record<string, Stroke[]>;

export type Nose = keyof typeof NOSES;

/** Mouths; `main` is the colour of the lips, `deep` the line between them. */
export const MOUTHS = {
  calm: [
    line('M44.8 65.2C47.4 66 52.6 66 55.4 64.8', 'deep', 1.4),
    line('M47.6 68.4C49.2 69 51 69 52.4 68.4', 'deep', 0.9, 0.35),
  ],
  smile: [
    line('M43.4 64C46 67.4 54 67.4 56.8 63.6', 'deep', 1.5),
    line('M42.6 63.2 44 64.6M57.6 62.8 56.2 64.4', 'deep', 1),
    line('M47.6 69.2C49.2 69.8 51 69.8 52.4 69.2', 'deep', 0.9, 0.35),
  ],
  grin: [
    fill('M42.6 63.4C46 64.6 54 64.6 57.4 63.2 56.6 69.6 44.4 70 42.6 63.4Z', '#4a1a1c'),
    fill('M43.6 63.8C47 64.8 53 64.8 56.6 63.6 56 66.4 45 66.8 43.6 63.8Z', '#fbf4ea'),
    line('M42 62.8C46 64.8 54 64.8 58 62.6', 'deep', 1.3),
  ],
  laugh: [
    fill('M42 62.4C46 63.4 54 63.4 58 62.2 57.6 72 43.6 72.4 42 62.4Z', '#4a1a1c'),
    fill('M43 62.8C47 63.6 53 63.6 57.2 62.6 56.8 65.4 44.2 65.6 43 62.8Z', '#fbf4ea'),
    fill('M45.6 69.2C47.6 66.8 52.6 66.8 54.6 69 52.4 71.2 47.8 71.2 45.6 69.2Z', '#c7584e'),
  ],
  stern: [
    line('M44.6 65.8C47 64.8 53 64.8 55.4 65.6', 'deep', 1.5),
    line('M47.4 68.8C49 68.2 51 68.2 52.6 68.8', 'deep', 1, 0.4),
  ],
  frown: [
    line('M44.2 66.8C47 64 53 64 56 66.6', 'deep', 1.5),
    line('M47.6 69.4C49 68.8 51 68.8 52.4 69.4', 'deep', 1, 0.4),
  ],
  smirk: [
    line('M44.6 65.8C48 66.6 53 66 57.4 62.8', 'deep', 1.5),
    line('M57 61.6C58 62.2 58.4 63.2 58.2 64', 'deep', 0.9, 0.7),
  ],
  lips: [
    fill('M44 65C46.2 63 48.6 62.4 50 63.4 51.4 62.4 53.8 63 56.2 64.8 53.4 65.6 46.8 65.8 44 65Z'),
    fill('M44 65C47 65.8 53.2 65.8 56.2 64.8 54.4 69.2 45.8 69.4 44 65Z', 'light'),
    line('M43.6 64.8C47 66.2 53.2 66 56.6 64.6', 'deep', 1.1),
  ],
  'lips-smile': [
    fill(
      'M42.8 63.4C45.4 62.6 48.6 62 50 63 51.4 62 54.6 62.6 57.4 63.2 54 66.2 46 66.4 42.8 63.4Z',
    ),
    fill('M43.4 63.8C46.6 66 53.6 66 56.8 63.6 55 69.2 45.2 69.4 43.4 63.8Z', 'light'),
    line('M42.4 63C46 66.6 54 66.4 57.8 62.8', 'deep', 1.2),
  ],
  'lips-grin': [
    fill(
      'M42.4 63C45.4 61.8 48.6 61.4 50 62.4 51.4 61.4 54.6 61.8 57.8 62.8 56.2 71 44 71.2 42.4 63Z',
    ),
    fill('M43.8 63.6C47 64.6 53 64.6 56.4 63.4 55 68 45.2 68.2 43.8 63.6Z', '#fbf4ea'),
  ],
  'lips-smirk': [
    fill(
      'M44.4 65.4C46.4 63.6 48.6 62.8 50 63.6 51.6 62.4 54.4 62.4 57.2 62.8 54.6 65.6 47.6 66.6 44.4 65.4Z',
    ),
    fill('M44.4 65.4C48 66.2 53.6 65.8 57 63 56 68.6 46.6 70 44.4 65.4Z', 'light'),
    line('M44 65.2C48 66.6 53.6 65.8 57.6 62.4', 'deep', 1.2),
  ],
  'lips-stern': [
    fill(
      'M44.2 65.8C46.2 63.8 48.6 63.2 50 64 51.4 63.2 53.8 63.8 55.8 65.8 53 65.4 47 65.4 44.2 65.8Z',
    ),
    fill('M44.2 65.8C47 65.2 53 65.2 55.8 65.8 54 68.8 46 68.8 44.2 65.8Z', 'light'),
    line('M43.8 66.2C47 65 53 65 56.2 66.2', 'deep', 1.2),
  ],
} satisfies Record<string, Stroke[]>;

export type Mouth = keyof typeof MOUTHS;
