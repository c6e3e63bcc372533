/** The view of Army of the Dead, under short names. */
export type {
  ArmyOfTheDeadArmyView as View,
  ArmyOfTheDeadBossView as BossView,
  ArmyOfTheDeadSurvivorView as SurvivorView,
  ArmyOfTheDeadTokenView as TokenView,
  ArmyOfTheDeadTruckView as TruckView,
} from '../../lib/protocol';

export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
