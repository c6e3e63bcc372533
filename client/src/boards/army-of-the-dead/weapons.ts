/** What the figures on an equipment card say: range, dice, what hits, damage. */
import type { Say } from '../../lib/text.svelte';
import { card, numberOf } from './cards.svelte';

export function figuresOf(id: string) {
  const entry = card('card', id);
  return {
    /** `melee` or `ranged`; empty for what is no weapon. */
    kind: String(entry.facts.kind ?? ''),
    near: numberOf(entry, 'near'),
    far: numberOf(entry, 'far'),
    dice: numberOf(entry, 'dice'),
    ammo: numberOf(entry, 'ammo-dice'),
    accuracy: numberOf(entry, 'accuracy'),
    damage: numberOf(entry, 'damage'),
  };
}

/** The same in words; nothing for what is no weapon. */
export function inWords(id: string, say: Say): string {
  const figures = figuresOf(id);
  return figures.kind ? say('ad-ui-weapon', figures) : '';
}

/** All signs on a card in words: its figures, and whether it is heard. */
export function signsInWords(id: string, say: Say): string {
  const loud = card('card', id).facts.noisy ? say('ad-ui-noisy') : '';
  return [inWords(id, say), loud].filter(Boolean).join(' · ');
}
