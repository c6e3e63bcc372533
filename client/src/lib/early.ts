/**
 * What the first page asks the server for is asked for by the first few lines of script, while the
 * rest is still on its way.
 */
import { catalogues } from 'virtual:catalogues';
import { boardOf } from '../boards/fetching';
import { parse, type Route } from './address';

const ME = '/me';
const LISTS = ['mine', 'open', 'public', 'finished'];

const asked = new Map<string, Promise<Response>>();

/** The address of a request, in a language. */
export const apiAddress = (path: string, locale: string): string =>
  `/api${path}${path.includes('?') ? '&' : '?'}locale=${locale}`;

/** What a page will ask for whoever looks at it; who comes by a link has to be let in first. */
function wanted(route: Route, invited: boolean): string[] {
  if (route.page === 'home') return ['/games', ME, ...LISTS.map((list) => `/tables?list=${list}`)];
  if (route.page === 'new') return ['/games', ME];
  if (route.page === 'table' && !invited) return [`/tables/${encodeURIComponent(route.id)}`, ME];
  return [];
}

export function askEarly(locale: string): void {
  const route = parse(location.pathname);
  const invited =
    location.hash.length > 1 ||
    (route.page === 'table' && sessionStorage.getItem(`invitation:${route.id}`) !== null);
  for (const path of wanted(route, invited)) {
    const address = apiAddress(path, locale);
    const answer = fetch(address);
    answer.catch(() => asked.delete(address));
    asked.set(address, answer);
    if (route.page === 'table' && path !== ME) void fetchBoard(answer, locale);
  }
  // What nobody has fetched by then is old.
  setTimeout(() => asked.clear(), 10_000);
}

/** The board of a table, and its words, begin to come as soon as it is known which they are. */
async function fetchBoard(answer: Promise<Response>, locale: string): Promise<void> {
  try {
    const { game } = (await (await answer).clone().json()) as { game?: string };
    if (!game) return;
    await Promise.all([boardOf(game)?.(), catalogues[locale]?.[game]?.()]);
  } catch {
    // The page will ask again, and say what is wrong.
  }
}

/** The answer to a request that was made early; each is good once. */
export function early(address: string): Promise<Response> | undefined {
  const found = asked.get(address);
  asked.delete(address);
  return found;
}
