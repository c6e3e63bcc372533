import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
/** What the browser says by itself; all other sentences come ready made from the server. */
const SPOKEN = ['names.ftl', 'client.ftl'];

/**
 * The Fluent catalogues that the server uses as well: for each locale a chunk of what every page
 * needs, and one for each game. `catalogues` of 'virtual:catalogues' are functions that fetch them,
 * by locale and game, '' for every page.
 */
export function catalogues(directory: string): Plugin {
  const root = resolve(import.meta.dirname, '..', directory);
  const folders = (...path: string[]) =>
    readdirSync(resolve(root, ...path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  const spoken = (...path: string[]) =>
    SPOKEN.map((file) => resolve(root, ...path, file)).filter((path) => existsSync(path));
  return {
    name: 'overrun-catalogues',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const locales = folders().filter((locale) => spoken(locale).length);
        const entries = locales.map((locale) => {
          const games = ['', ...folders(locale)].filter((game) => spoken(locale, game).length);
          const chunks = games.map((game) => `'${game}': () => import('${ONE}${locale}/${game}')`);
          return `'${locale}': { ${chunks.join(', ')} }`;
        });
        return `export const catalogues = { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const sources = spoken(...id.slice(ONE.length + 1).split('/')).map((path) => {
        this.addWatchFile(path);
        return readFileSync(path, 'utf-8').replace(/^#.*$/gm, '');
      });
      return `export default ${JSON.stringify(sources.join('\n'))};`;
    },
  };
}
