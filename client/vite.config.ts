import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './build/catalogues.ts';
import { icons } from './build/icons.ts';
import { packed } from './build/packed.ts';

export default defineConfig({
  plugins: [svelte(), catalogues('../src/overrun/text'), icons(), packed()],
  build: {
    outDir: '../src/overrun/server/static',
    emptyOutDir: true,
    // The server's content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    // `npm run dev` beside `overrun serve`.
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
