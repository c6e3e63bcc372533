/** What the war adds to the pieces of The Long Night. */
export { default as BattleDie } from '../../art/warring-colonies/BattleDie.svelte';
export { default as Bullet } from '../../art/warring-colonies/Bullet.svelte';
export { default as Emblem } from '../../art/warring-colonies/Emblem.svelte';
