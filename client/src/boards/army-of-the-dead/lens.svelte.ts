/** Which part of the board is seen: all of it, or a closer look that can be moved about. */
import { RIM, type Chart } from './geometry';

const CLOSEST = 4;
const STEP = 1.4;

export class Lens {
  #chart: () => Chart;
  /** How much closer than the whole board. */
  zoom = $state(1);
  /** The middle of what is seen, in the drawing's units. */
  x = $state(0);
  y = $state(0);
  /** The size of the window in pixels. */
  wide = $state(1);
  high = $state(1);

  constructor(chart: () => Chart) {
    this.#chart = chart;
  }

  /** The board with its rim. */
  whole = $derived.by(() => {
    const { width, height } = this.#chart();
    return { width: width + 2 * RIM, height: height + 2 * RIM };
  });
  /** Units of the drawing for each pixel. */
  #unit = $derived.by(
    () => Math.max(this.whole.width / this.wide, this.whole.height / this.high) / this.zoom,
  );
  /** What is seen, in units. */
  sight = $derived.by(() => {
    const [width, height] = [this.wide * this.#unit, this.high * this.#unit];
    const middle = (at: number, seen: number, all: number) =>
      seen >= all ? all / 2 - RIM : Math.min(all - RIM - seen / 2, Math.max(seen / 2 - RIM, at));
    return {
      x: middle(this.x, width, this.whole.width) - width / 2,
      y: middle(this.y, height, this.whole.height) - height / 2,
      width,
      height,
    };
  });
  viewBox = $derived.by(() => {
    const { x, y, width, height } = this.sight;
    return `${x} ${y} ${width} ${height}`;
  });
  /** Whether something of the board is out of sight. */
  close = $derived.by(() => this.zoom > 1.01);

  /** How many pixels are free on each side of the board. */
  beside = $derived.by(() => Math.max(0, (this.wide - this.whole.width / this.#unit) / 2));

  /** How many pixels a unit has. */
  get scale(): number {
    return 1 / this.#unit;
  }

  /** Where a place of the drawing is in the window, from 0 to 1. */
  place(x: number, y: number): [number, number] {
    const { sight } = this;
    return [(x - sight.x) / sight.width, (y - sight.y) / sight.height];
  }

  /** Closer or farther, with what is at these pixels of the window staying there. */
  zoomBy(factor: number, px = this.wide / 2, py = this.high / 2): void {
    const { sight } = this;
    const [x, y] = [sight.x + px / this.scale, sight.y + py / this.scale];
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    this.x = x + (this.wide / 2 - px) / this.scale;
    this.y = y + (this.high / 2 - py) / this.scale;
    this.#settle();
  }
  closer = (): void => this.zoomBy(STEP);
  farther = (): void => this.zoomBy(1 / STEP);
  fit = (): void => void (this.zoom = 1);

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    this.#settle();
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#settle();
  }

  /** Look at a place. */
  look(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }

  #settle(): void {
    const { x, y, width, height } = this.sight;
    this.x = x + width / 2;
    this.y = y + height / 2;
  }
}
