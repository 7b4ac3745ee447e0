import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A limit for tests that hang: a machine that is slow or busy is no failure. */
const testTimeout = 30_000;

/** The binding of Google's map keeps in its module that the script was loaded. */
const needOwnModules = 'test/app/ui/map/google/*.dom.test.tsx';

/** Node has a storage of its own since 25, which would hide that of jsdom. Older ones may not know the option. */
const noStorageOfNode = '--no-experimental-webstorage';

const inBrowser = {
  environment: 'jsdom',
  testTimeout,
  setupFiles: ['test/setup/dom.ts'],
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
    projects: [
      { test: { name: 'node', include: ['test/**/*.test.ts'], environment: 'node', testTimeout, isolate: false } },
      {
        test: {
          name: 'dom',
          include: ['test/**/*.dom.test.tsx'],
          exclude: [needOwnModules],
          ...inBrowser,
          isolate: false,
        },
      },
      { test: { name: 'dom, own modules', include: [needOwnModules], ...inBrowser } },
    ],
  },
});
