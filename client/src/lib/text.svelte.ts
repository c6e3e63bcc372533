/**
 * Everything visible, in the language of the reader: the same Fluent catalogues as the server's.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogues } from 'virtual:catalogues';
import { ENGLISH } from './address';

export type Facts = Record<string, FluentVariable>;
export type Say = (key: string, facts?: Facts) => string;

/** The sentences of a locale; what it lacks is said in English, and never stops the game. */
export class Text {
  readonly locale: string;
  #bundles: FluentBundle[];

  constructor(locale: string, sources: Record<string, string>) {
    this.locale = locale;
    this.#bundles = chain(locale).map(
      (each) => new FluentBundle([each, ENGLISH], { useIsolating: false }),
    );
    this.learn(sources);
  }

  /** Take in more messages, by locale. */
  learn(sources: Record<string, string>): void {
    chain(this.locale).forEach((each, i) =>
      this.#bundles[i]!.addResource(new FluentResource(sources[each] ?? '')),
    );
  }

  /** The message in words; `card.text` is the attribute `text` of the message `card`. */
  say: Say = (key, facts = {}) => {
    for (const bundle of this.#bundles) {
      const pattern = patternOf(bundle, key);
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return `[${key}]`;
  };

  has(key: string): boolean {
    return this.#bundles.some((bundle) => patternOf(bundle, key));
  }
}

/** The locale, and English behind it. */
const chain = (locale: string): string[] => [...new Set([locale, ENGLISH])];

function patternOf(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

let text = $state.raw(new Text(ENGLISH, {}));

/** Fetch what every page says in a locale; to be awaited before anything is shown. */
export async function speak(locale: string): Promise<void> {
  text = new Text(locale, await sources(locale, ''));
  learned.clear();
  document.documentElement.lang = locale;
}

const learned = new Map<string, Promise<void>>();

/** Fetch what the boards of a game say; to be awaited before one is shown. */
export function learn(game: string): Promise<void> {
  const known = learned.get(game) ?? sources(text.locale, game).then((found) => text.learn(found));
  learned.set(game, known);
  known.catch(() => learned.delete(game));
  return known;
}

async function sources(locale: string, game: string): Promise<Record<string, string>> {
  const fetch = async (each: string) => [each, (await catalogues[each]?.[game]?.())?.default ?? ''];
  return Object.fromEntries(await Promise.all(chain(locale).map(fetch)));
}

export const say: Say = (key, facts) => text.say(key, facts);
export const has = (key: string): boolean => text.has(key);
export const locale = (): string => text.locale;
