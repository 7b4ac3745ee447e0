import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds what the server renders the first view of the app with. Libraries stay where npm has put them. */
export default defineConfig({
  root: at('app'),
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: at('app/shell/first-view/renderFirstView.tsx'),
    outDir: at('dist/server'),
    emptyOutDir: true,
    // As in the app's own build, so that addresses of images are the same.
    assetsInlineLimit: 0,
  },
});
