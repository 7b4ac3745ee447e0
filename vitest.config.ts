import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { reactAlias } from './tools/build/reactOnPreact.ts';

/** A limit for tests that hang: a machine that is slow or busy is no failure. */
const testTimeout = 30_000;

/** The binding of Google's map keeps in its module that the script was loaded. */
const needOwnModules = 'test/app/ui/map/google/*.dom.test.tsx';

/** Node has a storage of its own since 25, which would hide that of jsdom. Older ones may not know the option. */
const noStorageOfNode = '--no-experimental-webstorage';

/** Its build of ES modules, because what it requires would be React itself. */
const testingLibrary = {
  find: /^@testing-library\/react$/,
  replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
};

/** Libraries that are made for React. Only those that Vitest loads itself use Preact. */
const inline = [
  /node_modules\/(@rjsf|@testing-library\/react|@vis\.gl|qrcode\.react|react-|swr|use-sync-external|zustand)/,
];

/** React's API is Preact's, as in the build. Of libraries that have both, the build of ES modules is taken. */
const resolve = {
  alias: [...reactAlias, testingLibrary],
  conditions: ['module-sync', 'module', 'node', 'development|production'],
};

const inBrowser = {
  server: { deps: { inline } },
  environment: 'jsdom',
  testTimeout,
  setupFiles: ['test/setup/seed.ts', 'test/setup/dom.ts'],
  execArgv: process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : [],
};

/**
 * Files ending in `.dom.test.tsx` run in jsdom; all others in plain Node. The files that one worker runs share their
 * modules, because our modules keep no state and most of a file's time would go into loading them again.
 */
export default defineConfig({
  test: {
    // One more than there are processors: many suites wait for servers and deadlines.
    maxWorkers: availableParallelism() + 1,
    tags: [{ name: 'exhaustive', description: 'Left out by npm test, run by npm run test:all.' }],
    projects: [
      {
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          environment: 'node',
          testTimeout,
          setupFiles: ['test/setup/seed.ts'],
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'dom',
          include: ['test/**/*.dom.test.tsx'],
          exclude: [needOwnModules],
          ...inBrowser,
          isolate: false,
        },
      },
      {
        resolve,
        test: { name: 'dom, own modules', include: [needOwnModules], ...inBrowser },
      },
    ],
  },
});
