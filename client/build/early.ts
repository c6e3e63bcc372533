import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/**
 * The page tells the browser of what its first script will import, so that it is fetched together
 * with it: all that `starts` names by the ends of their ids, and what these import.
 */
export function early(...starts: string[]): Plugin {
  return {
    name: 'overrun-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const wanted = new Set<string>();
        const want = (chunk: Rollup.OutputChunk) => {
          if (wanted.has(chunk.fileName)) return;
          wanted.add(chunk.fileName);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported?.type === 'chunk') want(imported);
          }
        };
        for (const end of starts) {
          const found = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(end)));
          if (!found) throw new Error(`nothing in the bundle is called ${end}`);
          want(found);
        }
        return [...wanted]
          .filter((name) => !html.includes(name))
          .map<HtmlTagDescriptor>((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
