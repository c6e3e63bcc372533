/**
 * The drawings of people, and of what got out of Raxxon: much of what a board weighs, and nothing that
 * one needs to begin. They are fetched when one can begin; shadows stand for them until then.
 */
import type { Component } from 'svelte';
import { begun } from '../../lib/letters';
import type { Look } from './look';
import type { Special } from './specials';

class Drawings {
  Drawn = $state.raw<Component<{ look: Look }> | null>(null);
  specialFor = $state.raw<((kind: string) => Special) | null>(null);

  constructor() {
    void begun.then(() => this.#fetch());
  }

  async #fetch(): Promise<void> {
    try {
      const [drawn, specials] = await Promise.all([import('./Drawn.svelte'), import('./specials')]);
      this.Drawn = drawn.default;
      this.specialFor = specials.specialFor;
    } catch {
      // The shadows stay; what is older than its server is loaded anew (lib/renewing.ts).
    }
  }
}

export const drawings = new Drawings();
