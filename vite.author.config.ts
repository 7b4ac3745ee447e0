import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the banner of an author's own page, apart from the app: guests never load any of it. */
export default defineConfig({
  root: at('app'),
  publicDir: false,
  build: {
    outDir: at('dist/author'),
    emptyOutDir: true,
    // Guests load none of it: the checks of all kinds of documents are in it.
    chunkSizeWarningLimit: 1_000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: at('app/author/main.ts'), output: { entryFileNames: 'banner.js' } },
  },
});
