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

/** Writes `.vite/contents.json`: which modules each chunk holds, for the size bench and the first-load test. */
function chunkContents(): Plugin {
  const root = at('.');
  return {
    name: 'chunk-contents',
    apply: 'build',
    generateBundle(_, bundle) {
      const contents = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds.map((id) => id.replace(root, ''))]] : [],
      );
      const source = JSON.stringify(Object.fromEntries(contents));
      this.emitFile({ type: 'asset', fileName: '.vite/contents.json', source });
    },
  };
}

export default defineConfig({
  root: at('app'),
  publicDir: at('app/public'),
  plugins: [react(), shippedContent(), chunkContents()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: at('dist/app'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
