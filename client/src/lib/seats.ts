/** Players without sides are told apart by a shape and a colour, everywhere in the same way. */

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

/** The outlines of the shapes, around the middle of a sheet of 20 × 20. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8Z',
  square: 'M-7-7H7V7H-7Z',
  triangle: 'M0-8.6 9 7H-9Z',
  diamond: 'M0-9.6 8.4 0 0 9.6-8.4 0Z',
  star: 'M0-9.6 2.7-3.4 9.4-2.8 4.3 1.7 5.8 8.2 0 4.8-5.8 8.2-4.3 1.7-9.4-2.8-2.7-3.4Z',
};

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length]!;
/** The colour of a seat, as the styles know it. */
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;

/** Whether the sides of a game are its seats and nothing more. */
export const isSeat = (side: string): boolean => /^seat-\d+$/.test(side);
