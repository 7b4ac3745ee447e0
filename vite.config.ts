import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Puts the shipped content beside the app, as the `file` source that no later edit can break. */
function shippedContent(): Plugin {
  return {
    name: 'shipped-content',
    apply: 'build',
    writeBundle: ({ dir }) =>
      cpSync(at('content-fixtures/objects'), `${dir}/content-files/objects`, { recursive: true }),
  };
}

export default defineConfig({
  root: at('app'),
  publicDir: at('app/public'),
  plugins: [react(), shippedContent()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: at('dist/app'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
