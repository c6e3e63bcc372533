/** Moving the board about: wheel and pinch bring it closer, a drag moves what is seen. */
import type { Lens } from './lens.svelte';

const SHORT = 6;

/** An attachment for the window through which the board is seen. */
export const gestures = (lens: Lens) => (node: HTMLElement) => {
  const away = new AbortController();
  const { signal } = away;
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;

  const at = (event: PointerEvent | WheelEvent): [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  function wheel(event: WheelEvent): void {
    if ((event.target as Element).closest('.chooser')) return;
    event.preventDefault();
    lens.zoomBy(Math.exp(-event.deltaY * 0.0016), ...at(event));
  }
  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button, select, a')) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moved = false;
  }
  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!moved && Math.hypot(dx, dy) < SHORT) return;
    moved = true;
    const wide = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    lens.pan(dx / fingers.size, dy / fingers.size);
    if (wide) lens.zoomBy(spread() / wide, ...at(event));
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  /** The click that follows a drag at once chooses nothing. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
  }

  node.addEventListener('wheel', wheel, { passive: false, signal });
  node.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', click, { capture: true, signal });
  return () => away.abort();
};
