import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';

interface Graph {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

const source = (path: string) => resolve(import.meta.dirname, '../src', path);
const boards = readdirSync(source('boards'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => source(`boards/${entry.name}/index.ts`));
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
 * Few files, because on a slow connection each costs a trip: what the first page is made of is one,
 * what every table has besides is another. The first script stays by itself, and small.
 */
export function chunks(): (id: string, graph: Graph) => string | null {
  let known: ((id: string) => string | null) | undefined;
  const sorted = (graph: Graph) => {
    const first = reach(graph, source('main.ts'));
    const base = reach(graph, source('start.ts'), source('pages/Home.svelte'));
    const table = reach(graph, source('pages/Table.svelte'));
    const ofBoards = boards.map((board) => reach(graph, board));
    return (id: string) => {
      if (first.has(id)) return null;
      if (base.has(id)) return 'base';
      const users = ofBoards.filter((modules) => modules.has(id)).length;
      return table.has(id) || users >= COMMON ? 'table' : null;
    };
  };
  return (id, graph) => (known ??= sorted(graph))(id);
}
