import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `hexapod serve` listens while the client is developed with `npm run dev`. */
const server = process.env['HEXAPOD_SERVER'] ?? 'http://127.0.0.1:7080';

/** Writes each file also compressed: the server sends these as they are. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const data = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: { alias: { $lib: here('./src/lib') } },
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
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
