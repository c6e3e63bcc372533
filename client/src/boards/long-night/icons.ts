/** The icons of what can be done; all of them from game-icons.net (CC BY 3.0). */
import ability from 'icon:skills';
import add from 'icon:card-pickup';
import alarm from 'icon:hazard-sign';
import attack from 'icon:crossed-axes';
import attract from 'icon:sonic-shout';
import barricade from 'icon:barricade';
import calm from 'icon:peace-dove';
import check from 'icon:check-mark';
import clean from 'icon:broom';
import cross from 'icon:cancel';
import crown from 'icon:crown';
import deliver from 'icon:flag-objective';
import end from 'icon:night-sleep';
import equip from 'icon:backpack';
import exile from 'icon:exit-door';
import fist from 'icon:fist';
import food from 'icon:meal';
import hand from 'icon:present';
import heart from 'icon:hearts';
import lost from 'icon:death-skull';
import move from 'icon:walk';
import noise from 'icon:sound-waves';
import play from 'icon:card-play';
import request from 'icon:conversation';
import rounds from 'icon:moon';
import scroll from 'icon:tied-scroll';
import search from 'icon:magnifying-glass';
import secret from 'icon:wax-seal';
import sun from 'icon:sunrise';
import thumbDown from 'icon:thumb-down';
import thumbUp from 'icon:thumb-up';
import bullets from 'icon:bullets';
import claim from 'icon:flying-flag';
import oust from 'icon:crossed-pistols';
import paw from 'icon:paw-print';
import battle from 'icon:crossed-swords';
import use from 'icon:hammer-nails';
import wait from 'icon:hourglass';
import waste from 'icon:trash-can';
import zombies from 'icon:shambling-zombie';
import { EYE } from '../../lib/signs';
import type { Said } from '../../lib/options';

export const THINGS = {
  acts: fist,
  moves: move,
  alarm,
  battle,
  bullets,
  check,
  cross,
  crown,
  eye: EYE,
  fist,
  food,
  heart,
  lost,
  noise,
  paw,
  rounds,
  scroll,
  secret,
  sun,
  thumbDown,
  thumbUp,
  wait,
  waste,
  zombies,
};

/** The numbers of a survivor. */
export const STATS = { influence: crown, attack, search };

const VERBS: Record<string, string> = {
  ability,
  add,
  attack,
  attract,
  barricade,
  code: use,
  boost: food,
  calm,
  claim,
  clean,
  deliver,
  end,
  equip,
  exile,
  hand,
  leave: move,
  lead: crown,
  move,
  no: thumbDown,
  noise,
  play,
  operate: use,
  oust,
  pass: wait,
  wait,
  raid: attack,
  raise: food,
  request,
  search,
  settle: move,
  storm: attack,
  use,
  yes: thumbUp,
};

export const iconOfOption = (option: Said): string => VERBS[option.do] ?? '';
