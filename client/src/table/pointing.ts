/** Where on the page something is that a lesson speaks of. */

/** What boards and panels call their pieces by. */
const NAMES = ['thing', 'field', 'zone', 'place', 'crew', 'slot', 'seat'];

/** The parts of the page that show a thing, a place, or a part that is called so: `log`. */
function selectors(word: string): string[] {
  const value = CSS.escape(word);
  const named = NAMES.map((name) => `[data-${name}="${value}"]`);
  return /^[a-z-]+$/.test(word) ? [...named, `[data-${word}]`] : named;
}

/** The element that stands for a word, if it is in sight. */
export const meant = (word: string): Element | undefined => firstInSight(selectors(word));

/** The element of an answer: best on the board, else the button of the panel. */
export const answerOf = (option: string): Element | undefined => {
  const chosen = `[data-option="${CSS.escape(option)}"]`;
  return firstInSight([`[data-board] ${chosen}`, `.stage ${chosen}`, chosen]);
};

/**
 * What brings an answer nearer that is not yet there to be pressed: who acts, then where or with
 * what, whichever is the first that is not picked up.
 */
export const wayTo = (option: string): Element | undefined => firstInSight(steps(option));

function steps(option: string): string[] {
  return option.split(':').slice(1).flatMap((word, i) => {
    const value = CSS.escape(word);
    // Who acts comes first; a colony may be called like somebody.
    const nobody = i ? ':not([data-thing^="survivor:"])' : '';
    const thing = !i && OF_PLAYERS.test(option) ? `[data-thing="seat:${value}"]` : `[data-thing$=":${value}"]${nobody}`;
    const names = [thing, ...WAYS.map((name) => `[data-${name}="${value}"]`)];
    return names.map((name) => `${name}:not(${PICKED})`);
  });
}

/** Answers that name a player first, by a number; a die or a gate may be called like that, too. */
const OF_PLAYERS = /^(ask|exile|player):/;

/** What else a word of an answer may be called by, where it is picked up. */
const WAYS = ['field', 'zone', 'keep', 'slot'];

/** What is picked up already. */
const PICKED = '[aria-pressed="true"], [aria-selected="true"]';

/** The part of an element that is in sight where the board scrolls. */
export function shownPart(element: Element): DOMRect {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const edges = { left, top, right, bottom };
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    if (overflowX !== 'visible') {
      edges.left = Math.max(edges.left, box.left);
      edges.right = Math.min(edges.right, box.right);
    }
    if (overflowY !== 'visible') {
      edges.top = Math.max(edges.top, box.top);
      edges.bottom = Math.min(edges.bottom, box.bottom);
    }
  }
  return new DOMRect(edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
}

/** Bring an answer into sight, or a step to it, that can be pressed, but lies where one has to scroll to. */
export function fetchAnswer(option: string): boolean {
  const wanted = [`[data-option="${CSS.escape(option)}"]`, ...steps(option)];
  const all = wanted.flatMap((each) => [...document.querySelectorAll(each)]);
  const shown = all.find((each) => each.checkVisibility());
  shown?.scrollIntoView({ block: 'center' });
  return shown !== undefined;
}

function firstInSight(wanted: readonly string[]): Element | undefined {
  for (const selector of wanted) {
    const found = [...document.querySelectorAll(selector)].find(inSight);
    if (found) return found;
  }
  return undefined;
}

/** Whether it is shown, and not covered by what has come to the front. */
function inSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!width || !height) return false;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const shown = shownPart(element);
  if (middle < shown.left || shown.right < middle) return false;
  if (centre < shown.top || shown.bottom < centre) return false;
  const top = document.elementFromPoint(middle, centre);
  if (!top) return false;
  const menu = top.closest('[role="menu"]');
  if (menu && !menu.contains(element)) return false;
  if (element.contains(top) || top.contains(element)) return true;
  // On a board what lies over it may be a part of the same drawing.
  const board = element.closest('[data-board]');
  return board !== null && board === top.closest('[data-board]');
}
