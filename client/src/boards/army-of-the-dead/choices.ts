/** Which of the options the board offers where, given what the player has picked up so far. */
import { verbOf } from '../../lib/options';
import type { AskInfo, OptionInfo, RefusedOption } from '../../lib/protocol';

/** What is done with the inventory; it is chosen on the survivor's board, not on the map. */
const WITH_CARDS = new Set(['discard', 'drop', 'reload', 'swap', 'keep', 'hand']);
/** What ends something and should not be met by chance. */
const ENDING = new Set(['end', 'done', 'stop', 'stay', 'no', 'skip', 'enough', 'concede']);

/** Options with a weapon name its slot in their second word. */
const WITH_WEAPON = new Set(['attack', 'focus', 'sleepers']);

const AIMED = new Set([
  ...['attack', 'focus', 'gun', 'gun-focus', 'hit', 'also', 'snare', 'wound', 'shove'],
]);
const WALKED = new Set([
  ...['move', 'sprint', 'step', 'drive', 'way', 'target', 'start', 'pull', 'charge', 'bloodlust'],
]);

export type Manner = 'move' | 'shot' | 'do';

/** What is thrown or fired into a zone, whoever is there. */
const INTO_ZONES = new Set(['attack', 'gun']);

/** How a target is lit: somewhere to go, somebody to hit, or something to do. */
export function mannerOf(options: readonly { id: string }[]): Manner {
  const verbs = options.map(({ id }) => verbOf(id));
  if (verbs.some((verb) => AIMED.has(verb))) return 'shot';
  return verbs.some((verb) => WALKED.has(verb)) ? 'move' : 'do';
}

/** The slot that an option is about; empty if none. */
export function slotOf(id: string): string {
  const [verb = '', first = ''] = id.split(':');
  return WITH_WEAPON.has(verb) || verb === 'discard' || verb === 'keep' ? first : '';
}

/** The zone where the player points to choose the option; empty if it is nowhere on the board. */
export function zoneOf(
  option: { id?: string; option?: string; where?: string[] },
  isZone: (word: string) => boolean,
): string {
  const verb = verbOf(option.id ?? option.option ?? '');
  const zones = (option.where ?? []).filter(isZone);
  // Who charges points at the prey, and chooses the way there afterwards.
  return (verb === 'charge' || verb === 'bloodlust' ? zones[0] : zones.at(-1)) ?? '';
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
    const verb = verbOf(option.id);
    if (WITH_CARDS.has(verb) || ENDING.has(verb)) continue;
    if (given.slot && slotOf(option.id) !== given.slot) continue;
    const zone = zoneOf(option, given.isZone) || (ask?.kind === 'action' ? given.here : '');
    // Who wants to shoot at nobody takes the weapon first; else every street would be a target.
    if (INTO_ZONES.has(verb) && !given.slot && !given.isTaken(zone)) continue;
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
    if (given.slot && slotOf(option.option) !== given.slot) continue;
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
  const wanted = (each: RefusedOption) => {
    const verb = verbOf(each.option);
    return verb === 'move' ? !picked : verb === 'attack' && (taken || picked);
  };
  const seen = new Set<string>();
  return refused.filter((each) => wanted(each) && !seen.has(each.text) && seen.add(each.text)).slice(0, 2);
}

/**
 * The options that are done without pointing at the board, for the row of buttons. A roll is kept
 * (`keep`) there, too; a card is kept in a slot (`keep:2`).
 */
export function deeds(ask: AskInfo | undefined, isZone: (word: string) => boolean): OptionInfo[] {
  const withCard = (id: string) => WITH_CARDS.has(verbOf(id)) && id !== 'keep';
  return (ask?.options ?? []).filter(
    ({ id, where }) => !zoneOf({ id, where }, isZone) && !withCard(id) && !slotOf(id),
  );
}

/** Which cards can change places, with the options that do it: `swap:0:3`, `swap:vesna.0:femi.2`. */
export function swapsOf(ask: AskInfo | undefined, place: string): Map<string, OptionInfo> {
  const found = new Map<string, OptionInfo>();
  for (const option of ask?.options ?? []) {
    const [verb, one, other] = option.id.split(':');
    if (verb === 'swap' && one === place && other) found.set(other, option);
    else if (verb === 'swap' && other === place && one) found.set(one, option);
  }
  return found;
}
