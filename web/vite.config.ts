import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `hexapod serve` listens while the client is developed with `npm run dev`. */
const server = process.env['HEXAPOD_SERVER'] ?? 'http://127.0.0.1:7171';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $games: here('../crates/games') } },
  server: {
    // The games' message files lie beside their rules.
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    // One style sheet for each page and board, loaded with it.
    cssCodeSplit: true,
    // No inlined data URLs: the server's content security policy allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts', 'dev/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
