/**
 * How a miniature is made: strokes around its feet at (0, 0), about 42 high, upwards negative. Each
 * stands on a base of its own colour, and its outline alone should say who it is.
 */
import { fill, line, mix, type Stroke } from '../long-night/parts/ink';

export interface Miniature {
  strokes: readonly Stroke[];
  /** The colour of the base. */
  base: string;
  /** How large it is beside the others; 1 is usual. */
  size?: number;
  /** How wide its base is; 12 is usual. */
  reach?: number;
}

type Colour = `#${string}`;

export const dim = (colour: string, part = 0.34): Colour => mix(colour, '#160b2c', part) as Colour;
export const lit = (colour: string, part = 0.3): Colour => mix(colour, '#ffdcb4', part) as Colour;

/** A shape with its shaded right half. */
export const solid = (d: string, colour: string, shade = ''): Stroke[] => [
  fill(d, colour as Colour),
  ...(shade ? [fill(shade, dim(colour))] : []),
];

export const LEGS = {
  stand: 'M-7 0-6.4-3-6-13H6L6.4-3 7 0H1.4L0-8-1.4 0Z',
  stride: 'M-10 0-9-3.4-5.4-13H5.6L9.4-3.4 10.4 0H4.6L.4-7.4-4.4 0Z',
  wide: 'M-9.6 0-9-3.4-7.4-13H7.4L9-3.4 9.6 0H3.2L0-7.6-3.2 0Z',
  shuffle: 'M-8.6 0-8-3-5-13H5.4L5-6 8.8-1 8.4 0H2.6L-.4-7-2.6 0Z',
} as const;

export const TORSOS = {
  plain: ['M-6.2-12-7.4-21.6Q-7-25-3-25.6H3Q7-25 7.4-21.6L6.2-12Z', 'M2-25.6H3Q7-25 7.4-21.6L6.2-12H1.6Z'],
  broad: ['M-7.4-12-10-21.6Q-9.8-26-4-26.4H4Q9.8-26 10-21.6L7.4-12Z', 'M2.4-26.4H4Q9.8-26 10-21.6L7.4-12H2Z'],
  slim: ['M-4.8-12-6-21Q-5.8-24.6-2.6-25.2H2.6Q5.8-24.6 6-21L4.8-12Z', 'M1.6-25.2H2.6Q5.8-24.6 6-21L4.8-12H1.2Z'],
} as const;

/** An arm that ends in a hand. */
export const arm = (d: string, sleeve: string, skin: string, hand: readonly [number, number], width = 4.2): Stroke[] => [
  line(d, sleeve as Colour, width),
  fill(`M${hand[0] - 2.3} ${hand[1]}a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1-4.6 0Z`, skin as Colour),
];
