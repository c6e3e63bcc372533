/** Which puzzles were solved in this browser, and how many in a row. */
import type { PuzzleInfo } from './protocol';

export interface Marks {
  /** By game and id: whether it was solved without looking the solution up. */
  solved: Record<string, boolean>;
  /** How many in a row were solved by the first try, without help. */
  row: number;
  /** The last day whose puzzle was solved, and how many days in a row. */
  day: string;
  days: number;
}

const KEY = 'puzzles';
const NONE: Marks = { solved: {}, row: 0, day: '', days: 0 };

export const named = ({ game, id }: Pick<PuzzleInfo, 'game' | 'id'>): string => `${game}/${id}`;
export const addressOf = (puzzle: Pick<PuzzleInfo, 'game' | 'id'>): string =>
  `/puzzles/${puzzle.game}/${puzzle.id}`;

export function marks(): Marks {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Marks>) };
  } catch {
    return NONE;
  }
}

function keep(now: Marks): Marks {
  localStorage.setItem(KEY, JSON.stringify(now));
  return now;
}

const before = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
};

/** What is so after a puzzle was solved; `today` is the day if it is the puzzle of the day. */
export function afterSolving(now: Marks, puzzle: string, alone: boolean, today: string): Marks {
  const first = !(puzzle in now.solved);
  const solved = { ...now.solved, [puzzle]: alone || (now.solved[puzzle] ?? false) };
  const row = alone && first ? now.row + 1 : now.row;
  if (!today || now.day === today) return { ...now, solved, row };
  return { solved, row, day: today, days: now.day === before(today) ? now.days + 1 : 1 };
}

export const solve = (puzzle: string, alone: boolean, today: string): Marks =>
  keep(afterSolving(marks(), puzzle, alone, today));

/** A miss, or a look at the solution, ends the row, unless it was solved before. */
export function stumble(puzzle: string): Marks {
  const now = marks();
  return puzzle in now.solved ? now : keep({ ...now, row: 0 });
}

/** How many days in a row the puzzle of the day was solved, as of today. */
export const streak = (now: Marks, today: string): number =>
  now.day === today || now.day === before(today) ? now.days : 0;
