/**
 * The drawings of people, of what got out of Raxxon, and of places that most games do not have: much
 * of what a board weighs, and nothing that one needs to begin. They are fetched when one can begin;
 * shadows stand for them until then.
 */
import type { Component } from 'svelte';
import { begun } from '../../lib/letters';
import type { Look, Shadow } from './look';
import { PLACES } from './places';
import type { Special } from './specials';

class Drawings {
  Drawn = $state.raw<Component<{ look: Look }> | null>(null);
  specialFor = $state.raw<((kind: string) => Special) | null>(null);
  #places = $state.raw<Record<string, Component>>(PLACES);
  #lookFor = $state.raw<((id: string) => Look) | null>(null);

  constructor() {
    void begun.then(() => this.#fetch());
  }

  async #fetch(): Promise<void> {
    try {
      const [drawn, looks, more, specials] = await Promise.all([
        import('./Drawn.svelte'),
        import('./looks'),
        import('./places/more'),
        import('./specials'),
      ]);
      this.Drawn = drawn.default;
      this.#lookFor = looks.lookFor;
      this.#places = { ...PLACES, ...more.MORE_PLACES };
      this.specialFor = specials.specialFor;
    } catch {
      // The shadows stay; what is older than its server is loaded anew (lib/renewing.ts).
    }
  }

  /** The backdrop of a place. */
  place = (id: string): Component | undefined => this.#places[id];

  /** The look of a survivor, drawn or invented. */
  lookFor = (id: string): Look | Shadow => this.#lookFor?.(id) ?? { ground: 'slate' };
}

export const drawings = new Drawings();
export const { lookFor } = drawings;
