/**
 * Strokes and inks: the parts of a portrait are lists of strokes on a sheet of 100 × 100, and say
 * by name which tone they take. A part's colours come from the look; their tones from here, so that
 * all portraits stand in the same light: a warm lamp on the left, a blue night on the right.
 */

/** The tones of a part; anything else is a colour as CSS writes it. */
export type Tone =
  'main' | 'light' | 'shade' | 'deep' | 'second' | 'second-light' | 'second-shade' | 'second-deep';
export type Ink = Tone | `#${string}`;
export type Inks = Record<Tone, string>;

export interface Stroke {
  d: string;
  fill?: Ink;
  line?: Ink;
  width?: number;
  opacity?: number;
}

/** A filled shape. */
export const fill = (d: string, ink: Ink = 'main', opacity?: number): Stroke => ({
  d,
  fill: ink,
  opacity,
});

/** A drawn line. */
export const line = (d: string, ink: Ink = 'deep', width = 1, opacity?: number): Stroke => ({
  d,
  line: ink,
  width,
  opacity,
});

/** The path of a disc, or of an ellipse. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** Discs at several places, as one path. */
export const discs = (...each: readonly (readonly [x: number, y: number, r: number])[]): string =>
  each.map(([x, y, r]) => disc(x, y, r)).join('');

const channels = (colour: string): number[] => {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
};

/** A colour between two, both written as #rrggbb or #rgb. */
export function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, i) => Math.round(value + (b[i]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const LAMP = '#ffe9c4';
const NIGHT = '#141d45';
const DEEP = '#0c1230';

const tones = (colour: string): [string, string, string, string] => [
  colour,
  mix(colour, LAMP, 0.32),
  mix(colour, NIGHT, 0.3),
  mix(colour, DEEP, 0.58),
];

/** The tones of one or two colours. */
export function inks(first: string, other: string = first): Inks {
  const [main, light, shade, deep] = tones(first);
  const [second, lit, dim, dark] = tones(other);
  return {
    main,
    light,
    shade,
    deep,
    second,
    'second-light': lit,
    'second-shade': dim,
    'second-deep': dark,
  };
}

/** The colour that an ink stands for. */
export const colourOf = (ink: Ink, among: Inks): string =>
  ink.startsWith('#') ? ink : among[ink as Tone];
