import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressScripts } from './tools/build/compressScripts.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the reports of pages, apart from the app: a page has them only where the operator has turned them on. */
export default defineConfig({
  root: at('app'),
  base: '/guest-reports/',
  publicDir: false,
  plugins: [compressScripts()],
  build: {
    outDir: at('dist/reports'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: at('app/reports/main.ts'),
      output: { entryFileNames: 'watch.js', chunkFileNames: '[name]-[hash:7].js' },
    },
  },
});
