import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/**
 * `import bite from 'icon:sharp-smile'` gives the path of an icon of game-icons.net, drawn on
 * 512 × 512. Only the icons that are imported end up in the bundle.
 */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let known: Record<string, { body: string }> | undefined;
  return {
    name: 'overrun-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      known ??= require('@iconify-json/game-icons/icons.json').icons as typeof known;
      const icon = known?.[name];
      if (!icon) throw new Error(`game-icons has no icon '${name}'`);
      const paths = [...icon.body.matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(''))};`;
    },
  };
}
