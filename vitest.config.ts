import { defineConfig } from 'vitest/config';

/** A limit for tests that hang: a machine that is slow or busy is no failure. */
const testTimeout = 30_000;

/** Files ending in `.dom.test.tsx` run in jsdom; all others in plain Node. */
export default defineConfig({
  test: {
    // Vitest would leave one processor to whoever waits; many suites wait for servers themselves.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'node', include: ['test/**/*.test.ts'], environment: 'node', testTimeout } },
      {
        test: {
          name: 'dom',
          include: ['test/**/*.dom.test.tsx'],
          environment: 'jsdom',
          testTimeout,
          setupFiles: ['test/setup/dom.ts'],
        },
      },
    ],
  },
});
