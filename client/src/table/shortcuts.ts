/** Single keys that work anywhere on the table page, except while typing. */

export const SHORTCUTS = {
  a: 'ask',
  b: 'board',
  l: 'log',
  c: 'chat',
  u: 'undo',
  h: 'hint',
  w: 'why',
  p: 'pause',
  n: 'next',
  s: 'skip',
  i: 'rules',
  g: 'guide',
  '?': 'help',
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** What a key press means, if anything. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return null;
  return SHORTCUTS[event.key as keyof typeof SHORTCUTS] ?? null;
}
