/**
 * Where things are on the drawing: fields by their names, and what covers several of them.
 * North is up; row 1, in front of the supermarket, is at the bottom.
 */

/** The side of a field, in units of the drawing. */
export const SIDE = 40;
/** What frames the fields: the fence, the rim with the names, the supermarket. */
export const NORTH = 16;
export const WEST = 18;
export const EAST = 10;
export const SOUTH = 58;

/** Brackets in the corners of a field, around its middle: zombies may come up there. */
export const CORNERS = [-1, 1]
  .flatMap((h) => [-1, 1].map((v) => [h * (SIDE / 2 - 3.5), v * (SIDE / 2 - 3.5), h, v] as const))
  .map(([x, y, h, v]) => `M${x} ${y - v * 5}v${v * 5}h${-h * 5}`)
  .join('');

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];

const STEPS: Record<Facing, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const KINDS: Record<string, string> = { S: 'bus', '@': 'booth', '=': 'car', o: 'canal' };

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of fields that one thing covers; column and row count from 0 in the south-west. */
export interface Block {
  kind: string;
  column: number;
  row: number;
  width: number;
  height: number;
}

/** The fields of a board: names, middles and what lies on them. */
export class Chart {
  readonly rows: number;
  readonly names: string[];
  #index: Map<string, number>;

  constructor(
    readonly columns: number,
    readonly terrain: string,
  ) {
    this.rows = terrain.length / columns;
    this.names = [...terrain].map((_, at) => this.nameAt(at % columns, Math.floor(at / columns)));
    this.#index = new Map(this.names.map((name, at) => [name, at]));
  }

  get width(): number {
    return WEST + this.columns * SIDE + EAST;
  }

  get height(): number {
    return NORTH + this.rows * SIDE + SOUTH;
  }

  nameAt(column: number, row: number): string {
    return `${String.fromCharCode(65 + column)}${row + 1}`;
  }

  has(word: string): boolean {
    return this.#index.has(word);
  }

  /** Column and row of a field, from 0. */
  spot(name: string): [column: number, row: number] {
    const at = this.#index.get(name) ?? 0;
    return [at % this.columns, Math.floor(at / this.columns)];
  }

  ground(name: string): string {
    return this.terrain[this.#index.get(name) ?? 0] ?? '.';
  }

  middle(name: string): Point {
    const [column, row] = this.spot(name);
    return { x: WEST + (column + 0.5) * SIDE, y: NORTH + (this.rows - row - 0.5) * SIDE };
  }

  /** The upper left corner and the size of a block. */
  box(block: Block): { x: number; y: number; width: number; height: number } {
    return {
      x: WEST + block.column * SIDE,
      y: NORTH + (this.rows - block.row - block.height) * SIDE,
      width: block.width * SIDE,
      height: block.height * SIDE,
    };
  }

  /** The neighbour of a field, or undefined beyond the edge. */
  beside(name: string, facing: Facing): string | undefined {
    return this.off(name, ...STEPS[facing]);
  }

  off(name: string, columns: number, rows: number): string | undefined {
    const [column, row] = this.spot(name);
    const [x, y] = [column + columns, row + rows];
    const inside = x >= 0 && y >= 0 && x < this.columns && y < this.rows;
    return inside ? this.nameAt(x, y) : undefined;
  }

  /** What lies on the board, one block for each thing. */
  get blocks(): Block[] {
    const seen = new Set<number>();
    const found: Block[] = [];
    for (let at = 0; at < this.terrain.length; at++) {
      const sign = this.terrain[at]!;
      if (sign === '.' || seen.has(at)) continue;
      const [column, row] = [at % this.columns, Math.floor(at / this.columns)];
      let [width, height] = [1, 1];
      const same = (x: number, y: number) =>
        x < this.columns && this.terrain[y * this.columns + x] === sign;
      while (sign !== 'o' && sign !== '@' && same(column + width, row)) width++;
      // A car of the last row may stand right behind the large one: they are two.
      const top = sign === '=' ? this.rows - 1 : this.rows;
      while (sign !== 'o' && sign !== '@' && row + height < top && same(column, row + height)) {
        height++;
      }
      for (let y = row; y < row + height; y++) {
        for (let x = column; x < column + width; x++) seen.add(y * this.columns + x);
      }
      found.push({ kind: kindOf(sign, width, height), column, row, width, height });
    }
    return found;
  }
}

function kindOf(sign: string, width: number, height: number): string {
  if (sign === '#') return width * height > 1 ? 'large' : 'small';
  return sign === '=' && height > 1 ? 'large-car' : (KINDS[sign] ?? 'small');
}

/** Which way a zombie looks after the letters of an activation, `F`, `L`, `R`, `*` and `-`. */
export function facingAfter(facing: Facing, letters: string): Facing {
  let at = FACINGS.indexOf(facing);
  for (const letter of letters) at += letter === 'R' ? 1 : letter === 'L' ? 3 : 0;
  return FACINGS[at % 4]!;
}
