/** Dragging one thing onto another; a short pull is a click and is left alone. */
import { desk } from './desk.svelte';
import type { Play } from './play.svelte';
import type { Thing } from './things';

const SHORT = 7;

function thingAt(x: number, y: number): Thing | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing]');
  return found?.dataset.thing ?? null;
}

/** To be called when a pointer goes down on something that can be dragged. */
export function grab(event: PointerEvent, thing: Thing, play: Play): void {
  if (event.button !== 0 || !play.ask || !play.offer?.about([thing]).length) return;
  const [x0, y0] = [event.clientX, event.clientY];
  const away = new AbortController();
  const { signal } = away;
  const end = () => {
    away.abort();
    desk.drag = null;
    desk.under = null;
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!desk.drag && Math.hypot(x - x0, y - y0) < SHORT) return;
    if (!desk.drag) desk.picked = [thing];
    desk.drag = { thing, x, y };
    const under = thingAt(x, y);
    desk.under = under && play.fits(thing, under) ? under : null;
  };
  const drop = () => {
    const [dragged, on] = [desk.drag !== null, desk.under];
    end();
    if (!dragged) return;
    // The click that follows a drag at once chooses nothing more.
    const click = new AbortController();
    const swallow = { capture: true, signal: click.signal };
    window.addEventListener('click', (after) => after.stopPropagation(), swallow);
    setTimeout(() => click.abort());
    if (on) play.lay(thing, on);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
}
