/** What one picture of the board shows: pawns, how they came where they are, and effects. */
import type { ZombieTerrorHumanView, ZombieTerrorZombieView } from '../../lib/protocol';

/** A pawn that keeps its identity from picture to picture. */
export interface Pawn {
  id: string;
  field: string;
  human?: ZombieTerrorHumanView;
  zombie?: ZombieTerrorZombieView;
  /** Degrees clockwise from north; goes on counting so that a turn takes the short way round. */
  angle: number;
}

/** A part of a pawn's way, in milliseconds from the beginning of the scene. */
export interface Stride {
  pawn: string;
  from: string;
  to: string;
  begin: number;
  end: number;
  /** Comes up out of the ground, is gone, or strikes at a field and stays. */
  how: 'walk' | 'appear' | 'vanish' | 'lunge';
}

/** Something to see that is no pawn: a flash, a line of fire, a card on the table. */
export interface Effect {
  kind: 'bite' | 'shot' | 'blow' | 'heal' | 'bark' | 'search' | 'escape' | 'card';
  from: string;
  at: string;
  begin: number;
  /** The card that is played. */
  word: string;
}

export interface Scene {
  pawns: Pawn[];
  /** Pawns that left the board, to be seen until they are gone. */
  leaving: Pawn[];
  strides: Stride[];
  effects: Effect[];
  length: number;
}

export const STILL: Scene = { pawns: [], leaving: [], strides: [], effects: [], length: 0 };
