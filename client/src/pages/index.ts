/** The pages, each fetched when it is first needed. */
import type { Component } from 'svelte';
import type { Route } from '../lib/address';

type Page = Route['page'];

const pages: Record<Page, () => Promise<{ default: Component<any> }>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./NewTable.svelte'),
  learn: () => import('./Learn.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  me: () => import('./MyGames.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  about: () => import('./About.svelte'),
  lost: () => import('./Lost.svelte'),
};

const fetched = new Map<Page, Promise<Component<any>>>();

/** A page; once fetched it stays, and after a failure it is fetched again. */
export function pageOf(page: Page): Promise<Component<any>> {
  const known = fetched.get(page) ?? pages[page]().then((found) => found.default);
  fetched.set(page, known);
  known.catch(() => fetched.delete(page));
  return known;
}
