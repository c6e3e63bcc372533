/** What lists of events have in common. */
import type { EventInfo } from './protocol';

/** The places on the board that an event is about. */
export function placesOf(event: EventInfo, isPlace: (word: string) => boolean): string[] {
  const facts = Object.values(event.facts).flat();
  return facts.filter((fact): fact is string => typeof fact === 'string' && isPlace(fact));
}

/** Arrow keys walk through the events of a list, from the newest on. */
export function walk(list: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const items = [...list.querySelectorAll<HTMLElement>('[data-event]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? items.length - 1 : at + (event.key === 'ArrowUp' ? -1 : 1);
  event.preventDefault();
  items[next]?.focus();
}
