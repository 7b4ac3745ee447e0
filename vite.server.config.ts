import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { reactOnPreact } from './tools/build/reactOnPreact.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds what the server renders the first view of the app with. Libraries are built in, so that they, too, use Preact.
 */
export default defineConfig({
  root: at('app'),
  publicDir: false,
  plugins: [reactOnPreact()],
  ssr: { noExternal: true },
  build: {
    ssr: at('app/shell/renderFirstView.tsx'),
    outDir: at('dist/server'),
    emptyOutDir: true,
    // As in the app's own build, so that addresses of images are the same.
    assetsInlineLimit: 0,
  },
});
