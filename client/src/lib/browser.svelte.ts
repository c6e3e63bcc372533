/** What the window is like, and small things that a browser can do. */

/** A media query that components can read. */
export function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

/** Board, aside and column side by side. */
export const wide = media('(min-width: 1180px)');
/** Everything below each other: a phone held upright. */
export const narrow = media('(max-width: 759px) and (max-aspect-ratio: 1/1)');
/** A phone on its side. */
export const short = media('(max-height: 519px)');
/** Not much is seen at the same time. */
export const cramped = media('(max-width: 759px), (max-height: 799px)');

/** Save text as a file of the reader's. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Whether it could be copied. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Do it when the browser has nothing better to do. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 1000 });
  else setTimeout(action, 100);
}
