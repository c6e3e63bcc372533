/** The pieces of the game, as they are drawn. */
export { default as Bandit } from '../../art/long-night/Bandit.svelte';
export { default as Barricade } from '../../art/long-night/Barricade.svelte';
export { default as CardBack } from '../../art/long-night/CardBack.svelte';
export { default as DieFace } from '../../art/long-night/DieFace.svelte';
export { default as ExposureDie } from '../../art/long-night/ExposureDie.svelte';
export { default as FirstToken } from '../../art/long-night/FirstToken.svelte';
export { default as FoodToken } from '../../art/long-night/FoodToken.svelte';
export { default as Helpless } from '../../art/long-night/Helpless.svelte';
export { default as ImprovementToken } from '../../art/long-night/ImprovementToken.svelte';
export { default as KindIcon } from '../../art/long-night/KindIcon.svelte';
export { KINDS } from '../../art/long-night/kinds';
export { default as LootSack } from '../../art/long-night/LootSack.svelte';
export { drawings, lookFor } from '../../art/long-night/drawings.svelte';
export { default as NoiseToken } from '../../art/long-night/NoiseToken.svelte';
export { default as Portrait } from '../../art/long-night/Portrait.svelte';
export { default as Special } from '../../art/long-night/Special.svelte';
export { default as Standee } from '../../art/long-night/Standee.svelte';
export { default as StarvationToken } from '../../art/long-night/StarvationToken.svelte';
export { default as Trap } from '../../art/long-night/Trap.svelte';
export { default as WoundToken } from '../../art/long-night/WoundToken.svelte';
export { default as Zombie } from '../../art/long-night/Zombie.svelte';

/** The faces of the exposure die. */
export const FACES = ['blank', 'wound', 'frostbite', 'bite'] as const;
export type Face = (typeof FACES)[number];
