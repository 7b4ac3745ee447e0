import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const resolveRouter = (file: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url));

/**
 * React's API on Preact, for our code and for the libraries made for React: a tenth of the bytes, and less work for the
 * guest's phone.
 */
export const reactAlias = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/compat/jsx-dev-runtime' },
  // The package names its development build for bundlers, which warns of mistakes.
  { find: /^react-router$/, replacement: resolveRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolveRouter('dom-export.mjs') },
  // A copy of a hook for older versions of React.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
];

/** What the build tells of libraries that are made for React, and that does no harm. */
const expected = ['MODULE_LEVEL_DIRECTIVE', 'IMPORT_IS_UNDEFINED'];

/** Builds with Preact in the place of React. */
export const reactOnPreact = (): Plugin => ({
  name: 'react-on-preact',
  config: () => ({
    resolve: { alias: reactAlias },
    build: {
      rolldownOptions: {
        onLog: (level, log, defaultHandler) => {
          const isOfLibrary = `${log.id ?? ''} ${log.message}`.includes('node_modules');
          if (!isOfLibrary || !expected.includes(log.code ?? '')) defaultHandler(level, log);
        },
      },
    },
  }),
});
