/** What a survivor looks like: which parts, in which colours. */
import type { AccentName, Scarf } from './parts/accents';
import type { Beard } from './parts/beards';
import type { ClothesStyle } from './parts/clothes';
import type { FaceShape, Skin } from './parts/faces';
import type { Brows, Eyes, Mouth, Nose } from './parts/features';
import type { HairStyle } from './parts/hair';
import type { GlassesStyle, HeadgearStyle } from './parts/headgear';

/** A part with its colour, and a second colour if it has one. */
export type Worn<Style> = [style: Style, colour: string, second?: string];

/** Grounds by name: the light behind the head, and the dark at the edge. */
export const GROUNDS = {
  dusk: ['#93b3d4', '#2f4b74'],
  ice: ['#bcdbe6', '#48798f'],
  teal: ['#8cc0b5', '#26565c'],
  plum: ['#b79cc6', '#483665'],
  rose: ['#dcaab0', '#6a3d5a'],
  amber: ['#ecc587', '#81512d'],
  moss: ['#adbe90', '#42553a'],
  slate: ['#adb8c4', '#414d5e'],
  ember: ['#e29c79', '#713338'],
  violet: ['#a5a8de', '#393c76'],
} satisfies Record<string, [light: string, dark: string]>;

export type Ground = keyof typeof GROUNDS;

export interface Person {
  ground: Ground;
  skin: Skin;
  face: FaceShape;
  /** How broad the shoulders are; 1 is usual. */
  build?: number;
  /** How far the head leans to the right, in degrees. */
  lean?: number;
  hair: Worn<HairStyle>;
  /** The hair is parted on the other side. */
  flip?: boolean;
  brows?: Brows;
  /** The colour of brows and beard, if it is not that of the hair. */
  bristle?: string;
  eyes?: Eyes;
  iris?: string;
  nose?: Nose;
  mouth?: Mouth;
  lips?: string;
  beard?: Beard;
  glasses?: Worn<GlassesStyle>;
  headgear?: Worn<HeadgearStyle>;
  clothes: Worn<ClothesStyle>;
  scarf?: Worn<Scarf>;
  accents?: (AccentName | [AccentName, colour: string])[];
}

export interface Animal {
  animal: 'chimpanzee' | 'goat' | 'goose';
  ground: Ground;
  fur: string;
  /** What it wears around the neck. */
  scarf?: Worn<Scarf>;
}

export type Look = Person | Animal;

/** Somebody whose look has not come yet. */
export type Shadow = Pick<Person, 'ground'>;

export const isLook = (look: Look | Shadow): look is Look => 'clothes' in look || 'animal' in look;
