/** The view of Army of the Dead, under short names. */
export type {
  ArmyOfTheDeadArmyView as View,
  ArmyOfTheDeadBossView as BossView,
  ArmyOfTheDeadSurvivorView as SurvivorView,
  ArmyOfTheDeadTokenView as TokenView,
  ArmyOfTheDeadTruckView as TruckView,
} from '../../lib/protocol';

export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
/** From how many adrenaline points on a survivor is at each level; the last is the end of the track. */
export const THRESHOLDS = [0, 7, 19, 43] as const;
/** The first slots of an inventory are the hands. */
export const HANDS = 2;
