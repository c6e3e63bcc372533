/**
 * The pages by their addresses. A link to a seat carries its token in the fragment, which the
 * browser never sends; it is taken out of the address before anything is shown.
 */

import { parse, type Route } from './address';

let route = $state.raw<Route>({ page: 'home' });

export const current = (): Route => route;

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
  if (!address.includes('#')) window.scrollTo(0, 0);
}

function arrive(): void {
  const found = parse(location.pathname, location.hash);
  if ((found.page === 'table' || found.page === 'me') && location.hash.length > 1) {
    keepInvitation(found.page === 'me' ? ME : found.id, location.hash.slice(1));
    history.replaceState(null, '', location.pathname);
  }
  route = found;
}

/** Show the page of the address, and follow links of ours without loading anything again. */
export function follow(): void {
  arrive();
  document.addEventListener('click', click);
  window.addEventListener('popstate', arrive);
  window.addEventListener('hashchange', arrive);
}

function click(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

// -- invitations: kept for this tab until the seat is taken -------------------------------------

/** What a personal link is kept under, which leads to no table. */
export const ME = 'me';

const invitationKey = (table: string) => `invitation:${table}`;

function keepInvitation(table: string, token: string): void {
  sessionStorage.setItem(invitationKey(table), token);
}

export const invitation = (table: string): string | null =>
  sessionStorage.getItem(invitationKey(table));

export const forgetInvitation = (table: string): void =>
  sessionStorage.removeItem(invitationKey(table));

/** Whether a link's token brings one more device to a seat, which has a name already. */
export const isDeviceCode = (token: string): boolean => token.startsWith('device-');

/**
 * What a pasted link leads to: `https://…/t/<table>#<token>`, the same without its host, or the
 * bare id of a table. Null if it is none of these.
 */
export function readLink(text: string): string | null {
  const link = text.trim();
  const found = /(?:^|\/)t\/([A-Za-z0-9_-]+)\/?(#[A-Za-z0-9_-]+)?$/.exec(link);
  if (found) return `/t/${found[1]}${found[2] ?? ''}`;
  return /^[A-Za-z0-9_-]{6,64}$/.test(link) ? `/t/${link}` : null;
}

/**
 * A text in parts, so that its links to tables of this site can be followed.
 *
 *     tableLinks('Again? https://here/t/a1#tok', 'https://here')
 *     // [{words: 'Again? '}, {words: 'https://here/t/a1#tok', path: '/t/a1#tok'}]
 */
export function tableLinks(text: string, origin: string): { words: string; path?: string }[] {
  const parts = text.split(/(https?:\/\/[^\s/]+\/t\/[A-Za-z0-9_-]+(?:#[A-Za-z0-9_-]+)?)/);
  return parts
    .filter((words) => words)
    .map((words) =>
      words.startsWith(`${origin}/t/`) ? { words, path: words.slice(origin.length) } : { words },
    );
}
