/** Which of the options the board offers where, given what the player has picked up so far. */
import { arg, type Said } from '../../lib/options';
import type { AskInfo, OptionInfo, RefusedOption } from '../../lib/protocol';
import { hasScene } from './scenes';

export type Manner = 'move' | 'shot' | 'do';

/** What is thrown or fired into a zone, whoever is there. */
const INTO_ZONES = new Set(['attack', 'gun']);

/** What is done with the inventory is chosen on the survivor's board, not on the map. */
const isWithCards = ({ manner }: OptionInfo): boolean => manner === 'cards' || manner === 'rare';

/** How a target is lit: somewhere to go, somebody to hit, or something to do. */
export function mannerOf(options: readonly Pick<OptionInfo, 'manner'>[]): Manner {
  if (options.some(({ manner }) => manner === 'aim')) return 'shot';
  return options.some(({ manner }) => manner === 'move') ? 'move' : 'do';
}

/** The slot of the one who acts that an option is about; empty if none, or if there are more. */
export function slotOf(option: Said): string {
  const { other, magazine } = option.args;
  return other || magazine || option.do === 'load' ? '' : arg(option, 'slot');
}

/** The zone where the player points to choose the option; empty if it is nowhere on the board. */
export function zoneOf(
  option: Said & { where?: string[] },
  isZone: (word: string) => boolean,
): string {
  // Who charges points at the prey, and chooses the way there afterwards.
  return arg(option, 'goal') || ((option.where ?? []).filter(isZone).at(-1) ?? '');
}

interface Given {
  /** The slot of the weapon that was picked; empty for none. */
  slot: string;
  /** Where the one who acts stands: what is done there has no other place. */
  here: string;
  /** Whether somebody is in a zone who could be hit. */
  isTaken: (zone: string) => boolean;
  isZone: (word: string) => boolean;
}

/** The options that pointing at a zone may mean now, by the zone. */
export function targets(ask: AskInfo | undefined, given: Given): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of ask?.options ?? []) {
    if (isWithCards(option) || option.manner === 'end') continue;
    if (given.slot && slotOf(option) !== given.slot) continue;
    const zone = zoneOf(option, given.isZone) || (ask?.kind === 'action' ? given.here : '');
    // Who wants to shoot at nobody takes the weapon first; else every street would be a target.
    if (INTO_ZONES.has(option.do) && !given.slot && !given.isTaken(zone)) continue;
    if (zone) found.set(zone, [...(found.get(zone) ?? []), option]);
  }
  return found;
}

/** The refused options that pointing at a zone may mean, by the zone. */
export function refusals(
  ask: AskInfo | undefined,
  refused: readonly RefusedOption[],
  given: Given,
): Map<string, RefusedOption[]> {
  const found = new Map<string, RefusedOption[]>();
  if (!ask) return found;
  for (const option of refused) {
    if (given.slot && slotOf(option) !== given.slot) continue;
    const zone = zoneOf(option, given.isZone);
    if (zone) found.set(zone, [...(found.get(zone) ?? []), option]);
  }
  return found;
}

/** The reasons worth reading at a zone: for going there, and if somebody is there for attacking. */
export function worthReading(
  refused: readonly RefusedOption[],
  taken: boolean,
  picked: boolean,
): RefusedOption[] {
  const wanted = (each: RefusedOption) =>
    each.do === 'move' ? !picked : each.do === 'attack' && (taken || picked);
  const seen = new Set<string>();
  return refused.filter((each) => wanted(each) && !seen.has(each.text) && seen.add(each.text)).slice(0, 2);
}

/** What is done right where one stands: a button is nearer than the own zone. */
const HERE = new Set(['take', 'sleepers']);

/**
 * Where an option is chosen: on the map or in front of it, on the boards of the survivors, or, where
 * nothing has to be pointed at, in the panel. A roll is kept there (`keep`), a card in a slot.
 */
export function placeOf(
  option: OptionInfo,
  kind: string,
  isZone: (word: string) => boolean,
): 'board' | 'aside' | 'panel' {
  // Whose turn it is, is asked of people: their zone means them as well, but is no place to look for them.
  if (kind === 'activate') return 'aside';
  if (HERE.has(option.do)) return 'panel';
  if (hasScene(kind) || zoneOf(option, isZone)) return 'board';
  const card = option.manner === 'cards' && option.do !== 'keep';
  return card || slotOf(option) ? 'aside' : 'panel';
}

/** Which cards can change places, with the options that do it: `swap:0:3`, `swap:vesna.0:femi.2`. */
export function swapsOf(ask: AskInfo | undefined, place: string): Map<string, OptionInfo> {
  const found = new Map<string, OptionInfo>();
  for (const option of ask?.options ?? []) {
    const [one, two] = [arg(option, 'one'), arg(option, 'two')];
    if (one && one === place) found.set(two, option);
    else if (two && two === place) found.set(one, option);
  }
  return found;
}
