/** What stands about in the zones: nothing that one needs to begin, so it comes when one can begin. */
import type { Stroke } from '../../art/long-night/parts/ink';
import { begun } from '../../lib/letters';

class Decor {
  drawn = $state.raw<Record<string, readonly Stroke[]>>({});

  constructor() {
    void begun.then(() => this.#fetch());
  }

  async #fetch(): Promise<void> {
    try {
      this.drawn = (await import('../../art/army-of-the-dead/decor')).DECOR;
    } catch {
      // The rooms stay bare; what is older than its server is loaded anew (lib/renewing.ts).
    }
  }
}

export const decor = new Decor();
