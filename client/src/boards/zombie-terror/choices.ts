/** Which of the options the board offers where, given what the player has picked up so far. */
import { arg, type Said } from '../../lib/options';
import type { AskInfo, OptionInfo, RefusedOption } from '../../lib/protocol';

/** What is picked: a card of the hand, the field of an actor, the way a token is turned. */
export interface Pick {
  card: string | null;
  actor: string | null;
  way: string;
}

/** The card that an option would play, or null. */
export const cardOf = (option: Said): string | null => arg(option, 'card') || null;

/** The last of the places that an option is about: where the player points to choose it. */
export function targetOf(option: { where?: string[] }): string | undefined {
  return option.where?.at(-1);
}

function fits(kind: string, option: Said & { where?: string[] }, pick: Pick): boolean {
  if (pick.card) return cardOf(option) === pick.card;
  if (cardOf(option) || option.args.facing) return false;
  if (kind === 'building') return arg(option, 'way') === pick.way;
  if (kind === 'human-action') return pick.actor !== null && option.where?.[0] === pick.actor;
  return true;
}

/** The options that pointing at a field may mean now, by the field. */
export function targets(ask: AskInfo | undefined, pick: Pick): Map<string, OptionInfo[]> {
  return byTarget(ask?.options ?? [], (each) => fits(ask!.kind, each, pick));
}

/** The refused options that pointing at a field may mean now, by the field. */
export function refusals(
  ask: AskInfo | undefined,
  refused: RefusedOption[],
  pick: Pick,
): Map<string, RefusedOption[]> {
  if (!ask) return new Map();
  return byTarget(refused, (each) => fits(ask.kind, each, pick));
}

function byTarget<T extends { where?: string[] }>(
  options: T[],
  wanted: (option: T) => boolean,
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const option of options) {
    const target = targetOf(option);
    if (!target || !wanted(option)) continue;
    found.set(target, [...(found.get(target) ?? []), option]);
  }
  return found;
}

/** The fields of those who can be picked to act first, before a target is chosen. */
export function actors(ask: AskInfo | undefined): Set<string> {
  if (ask?.kind !== 'human-action') return new Set();
  const acting = ask.options.filter((each) => !cardOf(each) && each.where?.length);
  return new Set(acting.map((each) => each.where![0]!));
}

/** That whoever acts stops, so that another can act; nothing if it is not offered. */
export const stopping = (ask: AskInfo | undefined): OptionInfo | undefined =>
  ask?.kind === 'human-action' ? ask.options.find((each) => each.do === 'rest') : undefined;

/** Why somebody cannot act at all: the reason that holds for most of what they might do. */
export function whyIdle(refused: RefusedOption[], field: string): RefusedOption | undefined {
  const own = refused.filter((each) => each.where?.[0] === field && !cardOf(each));
  const count = new Map<string, number>();
  for (const each of own) count.set(each.text, (count.get(each.text) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return own.find((each) => count.get(each.text) === most);
}

/**
 * The reasons worth reading at one field. Where a zombie stands nobody asks why one cannot
 * "move" there, and on a free field nobody asks why there is nothing to shoot.
 */
export function worthReading(refused: RefusedOption[], taken: boolean): RefusedOption[] {
  const suitable = refused.filter(({ manner }) => (manner === 'move') !== taken);
  const seen = new Set<string>();
  return (suitable.length ? suitable : refused)
    .filter((each) => !seen.has(each.text) && seen.add(each.text))
    .slice(0, 2);
}

/** The cards of the hand that can be played now, with the options that play them. */
export function playable(ask: AskInfo | undefined): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of ask?.options ?? []) {
    const card = cardOf(option);
    if (card) found.set(card, [...(found.get(card) ?? []), option]);
  }
  return found;
}
