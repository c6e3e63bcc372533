/** The analysis of a finished game: asked for, followed while it is made, and shown. */
import { api, sentence } from '../lib/api';
import type { Analysis } from '../lib/protocol';

/** A chance in hundredths. */
export const hundredths = (chance: number): number => Math.round(100 * chance);

export class Study {
  readonly id: string;
  found = $state.raw<Analysis | null>(null);
  trouble = $state('');
  /** Whether nobody looks any more. */
  #over = false;

  working: boolean = $derived(this.found?.state === 'working');
  done: Analysis | null = $derived(this.found?.state === 'done' ? this.found : null);

  constructor(id: string) {
    this.id = id;
  }

  /** What there is of it; to be called when somebody begins to look. */
  async look(): Promise<void> {
    this.#over = false;
    await this.#follow(() => api.analysis(this.id));
  }

  /** Have it made, if it is not there. */
  async begin(): Promise<void> {
    await this.#follow(() => api.analyse(this.id));
  }

  leave(): void {
    this.#over = true;
  }

  /** Hear the news until it is done. */
  async #follow(first: () => Promise<Analysis>): Promise<void> {
    this.trouble = '';
    try {
      this.found = await first();
      while (this.working && !this.#over) this.found = await api.analysis(this.id, true);
    } catch (error) {
      if (!this.#over) this.trouble = sentence(error);
    }
  }
}
