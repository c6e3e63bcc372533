import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What packs well; pictures and fonts are packed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this it costs more than it saves. */
const LEAST = 1024;

/**
 * Lays beside every text of the built client what a browser may fetch instead of it: packed by brotli
 * and by gzip, once and as well as can be, so that the server spends no time on it.
 */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'overrun-packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        const file = join(folder, name);
        if (!TEXT.test(name) || statSync(file).size < LEAST) continue;
        const text = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
