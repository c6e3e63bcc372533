/** The facts of a view in words, as far as the game's catalogue has words for them. */
import type { GameInfo } from '../../lib/protocol';
import { has, say } from '../../lib/text.svelte';

type Plain = string | number | boolean;
export type Value = Plain | null | Value[] | { [name: string]: Value };

/** The game at this page's table. */
let game: GameInfo;
export const speakOf = (info: GameInfo): void => void (game = info);

export const about = (): string => game.blurb;

/** What a field is called: the field `light` by the message `<game>-view-light`. */
export function labelOf(name: string): string {
  const key = `${game.short}-view-${name.replaceAll('_', '-')}`;
  return has(key) ? say(key) : name.replaceAll('_', ' ');
}

/** A value of a field: `dim` by the message `<game>-view-light-dim`. */
export function wordOf(name: string, value: Plain | null): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  const key = `${game.short}-view-${name.replaceAll('_', '-')}-${value}`;
  return has(key) ? say(key) : String(value);
}

export const isPlain = (value: Value): value is Plain | null =>
  value === null || typeof value !== 'object';

/** Things of one kind, each with the same fields: a table says them best. */
export const isTable = (value: Value): value is Record<string, Value>[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => !isPlain(each) && !Array.isArray(each));
