import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { reactOnPreact } from '../tools/build/reactOnPreact.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the page of the studio, apart from the app: guests never load any of it. */
export default defineConfig({
  root: at('web'),
  publicDir: false,
  plugins: [reactOnPreact()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: at('../dist/studio'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
