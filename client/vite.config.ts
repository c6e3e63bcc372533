import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './build/catalogues.ts';
import { chunks } from './build/chunks.ts';
import { early } from './build/early.ts';
import { icons } from './build/icons.ts';
import { packed } from './build/packed.ts';

export default defineConfig({
  plugins: [
    svelte(),
    catalogues('../src/overrun/text'),
    icons(),
    early('src/start.ts', 'virtual:catalogue/en/'),
    packed(),
  ],
  build: {
    outDir: '../src/overrun/server/static',
    emptyOutDir: true,
    // What each file needs: a test adds up what comes first.
    manifest: true,
    // The server's content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunks(), debugName: 'chunks', includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside `overrun serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
