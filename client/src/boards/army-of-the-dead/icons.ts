/** The icons of what can be done and carried; all of them from game-icons.net (CC BY 3.0). */
import accuracy from 'icon:bullseye';
import ak from 'icon:ak47';
import alight from 'icon:exit-door';
import arrange from 'icon:backpack';
import bat from 'icon:baseball-bat';
import board from 'icon:food-truck';
import bola from 'icon:bolas';
import boots from 'icon:walk';
import cannon from 'icon:desert-eagle';
import challenge from 'icon:dice-six-faces-five';
import charge from 'icon:charging-bull';
import check from 'icon:check-mark';
import crossbow from 'icon:crossbow';
import crosshair from 'icon:crosshair';
import crowbar from 'icon:crowbar';
import damage from 'icon:blast';
import deck from 'icon:card-draw';
import derringer from 'icon:walther-ppk';
import dice from 'icon:rolling-dices';
import discard from 'icon:card-discard';
import dynamite from 'icon:dynamite';
import end from 'icon:night-sleep';
import find from 'icon:magnifying-glass';
import fireAxe from 'icon:fire-axe';
import flag from 'icon:flag-objective';
import flashlight from 'icon:flashlight';
import focus from 'icon:eye-target';
import follow from 'icon:three-friends';
import gas from 'icon:jerrycan';
import grenade from 'icon:grenade';
import hand from 'icon:hand';
import hatchet from 'icon:hatchet';
import heart from 'icon:hearts';
import heavy from 'icon:minigun';
import katana from 'icon:katana';
import knife from 'icon:bowie-knife';
import launcher from 'icon:missile-launcher';
import leader from 'icon:backup';
import machete from 'icon:machete';
import machineGun from 'icon:machine-gun';
import magazine from 'icon:machine-gun-magazine';
import mechanic from 'icon:auto-repair';
import mine from 'icon:land-mine';
import nails from 'icon:hammer-nails';
import no from 'icon:cancel';
import noise from 'icon:sound-waves';
import open from 'icon:unlocking';
import pilot from 'icon:plane-pilot';
import pistol from 'icon:pistol-gun';
import radio from 'icon:walkie-talkie';
import range from 'icon:path-distance';
import reload from 'icon:bullets';
import revolver from 'icon:revolver';
import rifle from 'icon:winchester-rifle';
import rocket from 'icon:rocket';
import run from 'icon:sprint';
import safecracker from 'icon:lockpicks';
import saw from 'icon:circular-sawblade';
import sawnOff from 'icon:sawed-off-shotgun';
import scroll from 'icon:tied-scroll';
import shadow from 'icon:hooded-figure';
import shield from 'icon:riot-shield';
import shotgun from 'icon:shotgun';
import shove from 'icon:push';
import skateboard from 'icon:skateboard';
import sledge from 'icon:flat-hammer';
import sleepers from 'icon:sleepy';
import smg from 'icon:uzi';
import sniper from 'icon:lee-enfield';
import special from 'icon:cog';
import tough from 'icon:biceps';
import trade from 'icon:card-exchange';
import uhOh from 'icon:shambling-zombie';
import wheel from 'icon:steering-wheel';
import save from 'icon:life-buoy';
import { EYE } from '../../lib/signs';
import type { Said } from '../../lib/options';
import type { Manner } from './choices';

export const THINGS = { accuracy, damage, dice, eye: EYE, flag, noise, range, scroll };

export const SPECIALISATIONS: Record<string, string> = { tough, pilot, safecracker, shadow, mechanic };

const CARDS: Record<string, string> = {
  knife,
  crowbar,
  'spiked-bat': bat,
  katana,
  machete,
  hatchet,
  sledgehammer: sledge,
  'fire-axe': fireAxe,
  'ring-saw': saw,
  pistol,
  revolver,
  derringer,
  'hand-cannon': cannon,
  'nail-gun': nails,
  crossbow,
  shotgun,
  'sawn-off': sawnOff,
  smg,
  'machine-gun': machineGun,
  'golden-ak': ak,
  'heavy-machine-gun': heavy,
  'hunting-rifle': rifle,
  'sniper-rifle': sniper,
  'bola-launcher': bola,
  grenade,
  'gas-canister': gas,
  tnt: dynamite,
  'bomb-trap': mine,
  'grenade-launcher': launcher,
  'rocket-launcher': rocket,
  flashlight,
  skateboard,
  'riot-shield': shield,
  radio,
  magazine,
  'uh-oh': uhOh,
};

export const iconOfCard = (card: string): string => CARDS[card] ?? deck;

const VERBS: Record<string, string> = {
  move: boots,
  step: boots,
  way: boots,
  target: boots,
  start: boots,
  sprint: run,
  charge,
  bloodlust: charge,
  search: find,
  reorganise: arrange,
  trade,
  attack: crosshair,
  hit: crosshair,
  also: crosshair,
  snare: bola,
  focus,
  'gun-focus': focus,
  gun: heavy,
  sleepers,
  take: flag,
  lead: follow,
  special,
  noise,
  challenge,
  'open-vault': open,
  board,
  alight,
  seat: hand,
  drive: wheel,
  reload,
  discard,
  drop: discard,
  keep: arrange,
  'born-leader': leader,
  shove,
  lifesaver: save,
  pull: save,
  'use-token': flag,
  end,
  done: check,
  enough: check,
  stay: end,
  stop: end,
  wound: heart,
  reroll: dice,
  roll: dice,
  go: boots,
  no,
  'no-more': no,
  skip: no,
};

export const iconOfOption = (option: Said): string => VERBS[option.do] ?? check;

export const iconOfManner: Record<Manner, string> = { move: boots, shot: crosshair, do: hand };
