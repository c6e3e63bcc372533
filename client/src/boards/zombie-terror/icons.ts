/** The icons of verbs, cards and things; all of them from game-icons.net (CC BY 3.0). */
import ambush from 'icon:hidden';
import adrenaline from 'icon:syringe';
import axe from 'icon:wood-axe';
import bark from 'icon:sonic-shout';
import briefcase from 'icon:briefcase';
import canal from 'icon:hole-ladder';
import courage from 'icon:mailed-fist';
import cunning from 'icon:brain';
import decoy from 'icon:ringing-alarm';
import fence from 'icon:wooden-fence';
import firstAid from 'icon:first-aid-kit';
import frenzy from 'icon:gluttonous-smile';
import grave from 'icon:raise-zombie';
import hand from 'icon:hand';
import heal from 'icon:medical-pack';
import horde from 'icon:shambling-zombie';
import keys from 'icon:car-key';
import lay from 'icon:brick-pile';
import lurch from 'icon:run';
import manhole from 'icon:hole';
import move from 'icon:walk';
import push from 'icon:push';
import rest from 'icon:stopwatch';
import rotate from 'icon:clockwise-rotation';
import sawnOff from 'icon:sawed-off-shotgun';
import scent from 'icon:nose-side';
import search from 'icon:magnifying-glass';
import shoot from 'icon:pistol-gun';
import shove from 'icon:body-swapping';
import skull from 'icon:death-skull';
import teeth from 'icon:sharp-smile';
import { EYE } from '../../lib/signs';
import type { Said } from '../../lib/options';
import { cardOf } from './choices';

export const THINGS = { briefcase, eye: EYE, keys, rotate, search, skull, teeth };

/** By what an option does. */
const VERBS: Record<string, string> = {
  move,
  push,
  shove,
  axe,
  heal,
  shoot,
  search,
  hand: keys,
  bark,
  alarm: decoy,
  rest,
  lay,
  place: move,
  zombie: grave,
  activate: horde,
  do: lurch,
  halt: rest,
  add: grave,
  ambush,
  take: hand,
  turn: rotate,
  replace: grave,
};

const CARDS: Record<string, string> = {
  canal,
  'sawn-off': sawnOff,
  courage,
  adrenaline,
  'first-aid': firstAid,
  decoy,
  horde,
  frenzy,
  lurch,
  cunning,
  ambush,
  manhole,
  scent,
  fence,
};

export function iconOfCard(card: string): string {
  return CARDS[card] ?? '';
}

/** The icon of the card that an option plays, or of what it does. */
export function iconOfOption(option: Said): string {
  const card = cardOf(option);
  return card ? iconOfCard(card) : (VERBS[option.do] ?? '');
}
