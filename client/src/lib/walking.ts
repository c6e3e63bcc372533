/** Walking over what lies on a board by arrow keys: to what is nearest in that direction. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** What lies aslant is so much farther away than what lies straight ahead. */
const ASLANT = 2.5;

/** Which of the boxes is next from a place in the direction of a key; -1 if none is. */
export function nextIn(key: string, from: Box, boxes: readonly Box[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  const [dx, dy] = way;
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, i) => {
    const [x, y] = [middle(box)[0] - middle(from)[0], middle(box)[1] - middle(from)[1]];
    const ahead = x * dx + y * dy;
    const far = ahead + ASLANT * Math.abs(x * dy + y * dx);
    if (ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** Move the focus from one of these elements to another; says whether it did. */
export function walkOn(event: KeyboardEvent, elements: readonly HTMLElement[]): boolean {
  if (!(event.key in WAYS) || event.ctrlKey || event.altKey || event.metaKey) return false;
  const here = document.activeElement as HTMLElement | null;
  const others = elements.filter((each) => each !== here && each.checkVisibility());
  const known = here && elements.includes(here);
  const at = known
    ? nextIn(
        event.key,
        here.getBoundingClientRect(),
        others.map((each) => each.getBoundingClientRect()),
      )
    : 0;
  others[at]?.focus();
  if (others[at]) event.preventDefault();
  return Boolean(others[at]);
}
