/**
 * Players are told apart by a shape and a colour, everywhere in the same way. Where a game has
 * teams it dresses them: the shape and the colour are the team's then, and a number says who it is.
 */
import { getContext, setContext } from 'svelte';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number] | 'sun' | 'shield' | 'fang';

/** The outlines of the shapes, around the middle of a sheet of 20 × 20. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M0-8A8 8 0 1 1 0 8 8 8 0 1 1 0-8Z',
  square: 'M-7-7H7V7H-7Z',
  triangle: 'M0-8.6 9 7H-9Z',
  diamond: 'M0-9.6 8.4 0 0 9.6-8.4 0Z',
  star: 'M0-9.6 2.7-3.4 9.4-2.8 4.3 1.7 5.8 8.2 0 4.8-5.8 8.2-4.3 1.7-9.4-2.8-2.7-3.4Z',
  sun: 'M0-9.8 2.4-7.3 5.8-7.9 6.4-4.5 9.4-2.9 7.9.2 9.2 3.4 6 4.8 5.1 8.2 1.7 7.5 0 9.8-1.7 7.5-5.1 8.2-6 4.8-9.2 3.4-7.9.2-9.4-2.9-6.4-4.5-5.8-7.9-2.4-7.3Z',
  shield: 'M-8.4-8.6Q-4-8 0-9.8 4-8 8.4-8.6V.6Q8-.2 8.4.6 8 6.4 0 9.8-8 6.4-8.4.6Z',
  fang: 'M-9.4-8.4-4.6-5.2Q0-6.6 4.6-5.2L9.4-8.4Q9.8 2.6 0 9.6-9.8 2.6-9.4-8.4Z',
};

/** How a player is drawn. */
export interface Dress {
  shape: Shape;
  /** As CSS writes it. */
  colour: string;
  /** Who of the team it is; empty where the shape says it. */
  number?: string;
}
export type Dresser = (seat: number) => Dress;

export const plainly: Dresser = (seat) => ({
  shape: SHAPES[seat % SHAPES.length]!,
  colour: `var(--seat-${seat % SHAPES.length})`,
});

const KEY = Symbol('dresser');

/** Everyone below this component is dressed like that; to be called when it is made. */
export const dressAll = (how: () => Dresser | undefined): void => void setContext(KEY, how);

/** How players are dressed here; to be called when a component is made. */
export function dresser(): Dresser {
  const how = getContext<(() => Dresser | undefined) | undefined>(KEY);
  return (seat) => (how?.() ?? plainly)(seat);
}

/** Whether the sides of a game are its seats and nothing more. */
export const isSeat = (side: string): boolean => /^seat-\d+$/.test(side);
