import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
/** What only the command line and the terminal say, and the cards, which come with the glossary. */
const NOT_HERE = new Set([
  'cli.ftl',
  'terminal.ftl',
  'army-of-the-dead-cards.ftl',
  'army-of-the-dead-missions.ftl',
  'army-of-the-dead-places.ftl',
  'long-night-bullet-crossroads.ftl',
  'long-night-bullet-items.ftl',
  'long-night-crises.ftl',
  'long-night-crossroads.ftl',
  'long-night-effects.ftl',
  'long-night-items.ftl',
  'long-night-objectives.ftl',
  'long-night-stories.ftl',
  'long-night-terminal.ftl',
  'long-night-town.ftl',
  'warring-colonies-terminal.ftl',
]);

/**
 * The Fluent catalogues that the server uses as well, one chunk for each locale:
 * `import { catalogues } from 'virtual:catalogues'` is a record of functions that fetch them.
 */
export function catalogues(directory: string): Plugin {
  const root = resolve(import.meta.dirname, '..', directory);
  const locales = () =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .filter((name) => readdirSync(resolve(root, name)).some((file) => file.endsWith('.ftl')));
  return {
    name: 'overrun-catalogues',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const entries = locales().map((name) => `'${name}': () => import('${ONE}${name}')`);
        return `export const catalogues = { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const folder = resolve(root, id.slice(ONE.length + 1));
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
      const wanted = files.filter((file) => !NOT_HERE.has(file)).sort();
      const sources = wanted.map((file) => {
        const path = resolve(folder, file);
        this.addWatchFile(path);
        return readFileSync(path, 'utf-8').replace(/^#.*$/gm, '');
      });
      return `export default ${JSON.stringify(sources.join('\n'))};`;
    },
  };
}
