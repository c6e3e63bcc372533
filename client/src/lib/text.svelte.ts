/**
 * Everything visible, in the language of the reader: the same Fluent catalogues as the server's.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { catalogues } from 'virtual:catalogues';

export type Facts = Record<string, FluentVariable>;
export type Say = (key: string, facts?: Facts) => string;

const ENGLISH = 'en';

/** The sentences of a locale; what it lacks is said in English, and never stops the game. */
export class Text {
  readonly locale: string;
  #bundles: FluentBundle[];

  constructor(locale: string, sources: Record<string, string>) {
    this.locale = locale;
    this.#bundles = [...new Set([locale, ENGLISH])].map((each) => {
      const bundle = new FluentBundle([each, ENGLISH], { useIsolating: false });
      bundle.addResource(new FluentResource(sources[each] ?? ''));
      return bundle;
    });
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

function patternOf(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

let text = $state.raw(new Text(ENGLISH, {}));

/** The first of the reader's languages that we have, or English. */
export function preferredLocale(wanted: readonly string[]): string {
  for (const each of wanted) {
    const known = [each, each.split('-')[0]!].find((name) => name in catalogues);
    if (known) return known;
  }
  return ENGLISH;
}

/** Fetch the catalogues of a locale; to be awaited before anything is shown. */
export async function speak(locale: string): Promise<void> {
  const wanted = [...new Set([locale, ENGLISH])];
  const fetched = await Promise.all(wanted.map((each) => catalogues[each]!()));
  const sources = Object.fromEntries(wanted.map((each, i) => [each, fetched[i]!.default]));
  text = new Text(locale, sources);
  document.documentElement.lang = locale;
}

export const say: Say = (key, facts) => text.say(key, facts);
export const has = (key: string): boolean => text.has(key);
export const locale = (): string => text.locale;
