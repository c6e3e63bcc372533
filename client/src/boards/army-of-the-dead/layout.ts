/** Where the pieces of a zone stand: in rows within its clear rectangle, as large as they can be. */
import type { Box } from './geometry';

export interface Item {
  key: string;
  /** How wide it is at full size. */
  width: number;
}

export interface Spot {
  key: string;
  /** Its feet. */
  x: number;
  y: number;
  scale: number;
}

const HEIGHT = 42;
/** How far a row stands behind the next one. */
const DEPTH = 24;
const GAP = 3;
const MARGIN = 3;
/** Heads may reach a little over the wall behind them. */
const OVER = 10;

function rowsOf(items: readonly Item[], count: number): Item[][] {
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * each, (i + 1) * each)).filter(
    (row) => row.length,
  );
}

const widthOf = (row: readonly Item[]): number =>
  row.reduce((sum, item) => sum + item.width, GAP * (row.length - 1));

/** Rows from the back to the front, items from left to right. */
export function placed(items: readonly Item[], box: Box): Spot[] {
  if (!items.length) return [];
  const width = box.width - 2 * MARGIN;
  const height = box.height - 2 * MARGIN + OVER;
  let rows: Item[][] = [];
  let scale = 0;
  for (let count = 1; count <= Math.min(4, items.length); count++) {
    const tried = rowsOf(items, count);
    const fits = Math.min(
      1,
      width / Math.max(...tried.map(widthOf)),
      height / (HEIGHT + DEPTH * (tried.length - 1)),
    );
    if (fits > scale + 0.02) [rows, scale] = [tried, fits];
  }
  const bottom = box.y + box.height - MARGIN - 4;
  const free = Math.max(0, box.height - MARGIN * 2 - (HEIGHT + DEPTH * (rows.length - 1)) * scale);
  return rows.flatMap((row, i) => {
    const y = bottom - free / 2.6 - DEPTH * scale * (rows.length - 1 - i);
    let x = box.x + box.width / 2 - (widthOf(row) * scale) / 2;
    return row.map(({ key, width: wide }) => {
      const spot = { key, x: x + (wide * scale) / 2, y, scale };
      x += (wide + GAP) * scale;
      return spot;
    });
  });
}

/** Where those of one kind stand beside each other, from left to right; at most so many are drawn. */
export function rowOf(kind: string, count: number, lying: boolean, most: number): number[] {
  const shown = Math.min(count, lying ? 1 : most);
  const apart = kind === 'alpha' ? 15 : 9;
  const left = -((shown - 1) * apart) / 2 - (kind === 'alpha' || lying ? 5 : 4);
  return Array.from({ length: shown }, (_, i) => left + i * apart);
}
