/** Heads without features: the outline, its width at the ears, and where its chin ends. */

export interface Face {
  outline: string;
  /** How far the ears stand from the middle. */
  ears: number;
  /** Half the width of the neck. */
  neck: number;
  /** How much lower or higher than usual the chin ends. */
  chin: number;
}

export const FACES = {
  oval: {
    outline:
      'M29.5 44C29.5 28 38 20 50 20S70.5 28 70.5 44C70.5 58 62.5 73.5 50 73.5S29.5 58 29.5 44Z',
    ears: 20.3,
    neck: 8.5,
    chin: 0,
  },
  round: {
    outline:
      'M28.5 46C28.5 29 37.5 21 50 21S71.5 29 71.5 46C71.5 62.5 62 73 50 73S28.5 62.5 28.5 46Z',
    ears: 21.3,
    neck: 8.8,
    chin: -0.5,
  },
  square: {
    outline:
      'M29 42C29 28 38 20 50 20S71 28 71 42L70.3 56C69.6 64 65 68.5 61 72 56.5 75.4 43.5 75.4 39 72 35 68.5 30.4 64 29.7 56Z',
    ears: 20.8,
    neck: 11,
    chin: 1,
  },
  long: {
    outline: 'M30.5 43C30.5 27 39 19 50 19S69.5 27 69.5 43C69.5 56 66 77 50 77S30.5 56 30.5 43Z',
    ears: 19.3,
    neck: 8,
    chin: 3,
  },
  heart: {
    outline:
      'M28.6 42C28.6 28 38 20 50 20S71.4 28 71.4 42C71.4 54 64.5 64 56.5 71 52.6 74.2 47.4 74.2 43.5 71 35.5 64 28.6 54 28.6 42Z',
    ears: 20.6,
    neck: 7.6,
    chin: 0,
  },
  gaunt: {
    outline:
      'M30 42C30 28 39 20 50 20S70 28 70 42C70 49 67.6 53 67 58 66 66 58.5 75.5 50 75.5S34 66 33 58C32.4 53 30 49 30 42Z',
    ears: 19.6,
    neck: 8,
    chin: 1.5,
  },
  heavy: {
    outline:
      'M28.4 42C28.4 28 38 20 50 20S71.6 28 71.6 42C71.6 48 73.6 51 73 57 72 68 62 76 50 76S28 68 27 57C26.4 51 28.4 48 28.4 42Z',
    ears: 21.4,
    neck: 12.5,
    chin: 1.5,
  },
} satisfies Record<string, Face>;

export type FaceShape = keyof typeof FACES;

/** Skin by name: its tone, and the tone of cheeks and lips in the cold. */
export const SKINS = {
  snow: ['#f6dccb', '#e88f86'],
  fair: ['#f0c8a8', '#e0806e'],
  rosy: ['#ecb597', '#d66a5a'],
  tan: ['#d9a276', '#c0654c'],
  honey: ['#c98d5c', '#b0583c'],
  bronze: ['#ad7145', '#94432f'],
  brown: ['#8b5636', '#7c3429'],
  umber: ['#6e4129', '#6a2a24'],
  ebony: ['#54311f', '#5b2320'],
} satisfies Record<string, [skin: string, blush: string]>;

export type Skin = keyof typeof SKINS;
