/** Where everything is on the board. Lengths in a picture are cells; a drawing has CELL for each. */

export const CELL = 40;
/** The rim around the board, for names and lights. */
export const RIM = 14;

type Segment = [x1: number, y1: number, x2: number, y2: number];

export interface ZonePicture {
  name: string;
  /** All its names, one for each tile that it lies on. */
  members: string[];
  kind: string;
  label: string;
  floor: number;
  elevator: boolean;
  cells: [x: number, y: number][];
  /** Closed lines, the outer one first. */
  outline: [x: number, y: number][][];
  /** Its largest clear rectangle: x, y, width, height. */
  box: [x: number, y: number, width: number, height: number];
}

export interface DoorPicture {
  name: string;
  closed: boolean;
  vault: boolean;
  at: Segment[];
}

/** The board as the server draws it; see board/picture.py. */
export interface Picture {
  size: [columns: number, rows: number];
  slots: { slot: string; tile: string; turn: number; at: [number, number]; floor: number }[];
  zones: ZonePicture[];
  walls: Segment[];
  edges: Segment[];
  crossings: Segment[];
  lines: Segment[];
  rims: Segment[];
  doors: DoorPicture[];
  blockers: [x: number, y: number][];
  decor: { name: string; at: [number, number]; turn: number }[];
  /** The zones of each goal that is met by standing somewhere. */
  goals: Record<string, string[]>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Area {
  name: string;
  kind: string;
  label: string;
  floor: number;
  elevator: boolean;
  /** Its outline, as a path. */
  path: string;
  /** Where pieces stand. */
  box: Box;
  /** The middle of the box. */
  x: number;
  y: number;
}

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const at = (cells: number): number => cells * CELL;

/** Segments as one path. */
export const pathOf = (segments: readonly Segment[]): string =>
  segments.map(([x1, y1, x2, y2]) => `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`).join('');

const loopOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`;

export class Chart {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
  /** The zones where a goal of the mission wants somebody to be. */
  readonly goals: ReadonlySet<string>;
  #byName = new Map<string, Area>();

  constructor(readonly picture: Picture) {
    this.width = at(picture.size[0]);
    this.height = at(picture.size[1]);
    this.areas = picture.zones.map((zone) => {
      const [x, y, width, height] = zone.box.map(at) as [number, number, number, number];
      const { name, kind, label, floor, elevator } = zone;
      const area = {
        ...{ name, kind, label, floor, elevator },
        path: zone.outline.map(loopOf).join(''),
        box: { x, y, width, height },
        x: x + width / 2,
        y: y + height / 2,
      };
      for (const member of zone.members) this.#byName.set(member, area);
      return area;
    });
    this.goals = new Set(Object.values(picture.goals).flat());
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  area(name: string): Area | undefined {
    return this.#byName.get(name);
  }

  /** The zone that an arrow key leads to: the nearest in that direction. */
  beside(name: string, key: Arrow): string | undefined {
    const from = this.area(name);
    if (!from) return undefined;
    const [dx, dy] = WAYS[key];
    let best: Area | undefined;
    let least = Infinity;
    for (const to of this.areas) {
      const [x, y] = [to.x - from.x, to.y - from.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (to === from || ahead <= 0 || aside > 2 * ahead) continue;
      if (ahead + 2 * aside < least) [best, least] = [to, ahead + 2 * aside];
    }
    return best?.name;
  }
}

const WAYS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
