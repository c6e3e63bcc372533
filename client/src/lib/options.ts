/** Ordering many options for the eye: by who acts, then by what is done, then by the target. */
import type { OptionInfo, RefusedOption } from './protocol';

/** What an option does, and to what; offered or refused. */
export type Said = Pick<OptionInfo, 'do' | 'args' | 'manner'>;

/** An argument of an option by its name; empty if it has none. */
export function arg({ args }: Said, name: string): string {
  const found = args[name];
  return typeof found === 'string' ? found : '';
}

/** The first thing that an option names, whatever it is called; empty if it names nothing. */
export const first = ({ args }: Said): string => [Object.values(args)[0] ?? ''].flat()[0] ?? '';

/** Options that differ in their target only. */
export interface VerbGroup {
  verb: string;
  options: OptionInfo[];
}

export interface ActorGroup {
  actor: string;
  verbs: VerbGroup[];
}

export interface Choices {
  actors: ActorGroup[];
  /** Options that stand for themselves: a full sentence each. */
  single: OptionInfo[];
}

/** The options in the order in which they came, grouped. */
export function grouped(options: readonly OptionInfo[]): Choices {
  const actors = new Map<string, Map<string, OptionInfo[]>>();
  const single: OptionInfo[] = [];
  for (const option of options) {
    if (!option.target || !(option.verb || option.actor)) {
      single.push(option);
      continue;
    }
    const verbs = getOr(actors, option.actor ?? '', () => new Map<string, OptionInfo[]>());
    getOr(verbs, option.verb ?? '', () => []).push(option);
  }
  return {
    actors: [...actors].map(([actor, verbs]) => ({
      actor,
      verbs: [...verbs].map(([verb, inGroup]) => ({ verb, options: inGroup })),
    })),
    single,
  };
}

export interface ReasonGroup {
  text: string;
  rule: string;
  options: RefusedOption[];
}

/** Refused options by why they are refused, the most frequent reason first. */
export function byReason(options: readonly RefusedOption[]): ReasonGroup[] {
  const groups = new Map<string, ReasonGroup>();
  for (const option of options) {
    const key = `${option.rule}\n${option.text}`;
    getOr(groups, key, () => ({ text: option.text, rule: option.rule, options: [] })).options.push(
      option,
    );
  }
  return [...groups.values()].sort((a, b) => b.options.length - a.options.length);
}

/** What is refused of a thing, `survivor:emma` or a field: each reason once. */
export function whyHere(refused: readonly RefusedOption[], thing: string): RefusedOption[] {
  const word = thing.slice(thing.indexOf(':') + 1);
  const seen = new Set<string>();
  return refused.filter(
    ({ where = [], args, text }) =>
      (where.includes(word) || Object.values(args).flat().includes(word)) &&
      !seen.has(text) &&
      seen.add(text),
  );
}

/** Whether two lists of places have one in common. */
export const touches = (some: readonly string[] = [], others: readonly string[] = []): boolean =>
  some.some((place) => others.includes(place));

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}
