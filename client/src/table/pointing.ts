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
export const wayTo = (option: string): Element | undefined => firstInSight(ways(option));

/** What else a word of an answer may be called by, where it is picked up. */
const WAYS = ['field', 'zone', 'keep', 'slot'];

/** What is picked up already. */
const PICKED = '[aria-pressed="true"], [aria-selected="true"]';

function ways(option: string): string[] {
  return option.split(':').slice(1).flatMap((word) => {
    const value = CSS.escape(word);
    const names = [`[data-thing$=":${value}"]`, ...WAYS.map((name) => `[data-${name}="${value}"]`)];
    return names.map((name) => `${name}:not(${PICKED})`);
  });
}

/** Bring an answer, or the way to it, into sight that can be pressed, but not without scrolling. */
export function fetchAnswer(option: string): boolean {
  for (const selector of [`[data-option="${CSS.escape(option)}"]`, ...ways(option)]) {
    const shown = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!shown) continue;
    shown.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
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
  const top = document.elementFromPoint(middle, centre);
  if (!top) return false;
  const menu = top.closest('[role="menu"]');
  if (menu && !menu.contains(element)) return false;
  if (element.contains(top) || top.contains(element)) return true;
  // On a board what lies over it may be a part of the same drawing.
  const board = element.closest('[data-board]');
  return board !== null && board === top.closest('[data-board]');
}
