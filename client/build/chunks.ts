import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';

interface Graph {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

const source = (path: string) => resolve(import.meta.dirname, '../src', path);
const boards = readdirSync(source('boards'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What so many boards use is worth fetching with every table. */
const COMMON = 4;

/** These modules, and all that they import at once. */
function reach(graph: Graph, ...ids: string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  }
  return found;
}

/**
 * Few files, because on a slow connection each costs a trip: what every page is made of is one, what
 * the first page has besides is another, so is what every table has, and what one board has, or
 * the same few. The first script stays by itself, and small.
 */
export function chunks(): (id: string, graph: Graph) => string | null {
  let known: ((id: string) => string | null) | undefined;
  const sorted = (graph: Graph) => {
    const first = reach(graph, source('main.ts'));
    const start = reach(graph, source('start.ts'));
    const home = reach(graph, source('pages/Home.svelte'));
    const table = reach(graph, source('pages/Table.svelte'));
    const ofBoards = boards.map((name) => {
      const modules = reach(graph, source(`boards/${name}/index.ts`));
      const later = reach(graph, source(`boards/${name}/Stage.svelte`));
      return { name, modules, later };
    });
    return (id: string) => {
      if (first.has(id)) return null;
      if (start.has(id) || (home.has(id) && table.has(id))) return 'base';
      if (home.has(id)) return 'home';
      const users = ofBoards.filter(({ modules }) => modules.has(id));
      if (table.has(id) || users.length >= COMMON) return 'table';
      // What another game wants later must not bring this board along.
      const wanted = ofBoards.some((each) => each.later.has(id) && !users.includes(each));
      return wanted ? null : users.map(({ name }) => name).join('+') || null;
    };
  };
  return (id, graph) => (known ??= sorted(graph))(id);
}
