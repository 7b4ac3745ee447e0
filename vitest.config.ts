import { defineConfig } from 'vitest/config';

/** Files ending in `.dom.test.tsx` run in jsdom; all others in plain Node. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['test/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'dom',
          include: ['test/**/*.dom.test.tsx'],
          environment: 'jsdom',
          testTimeout: 30_000,
          setupFiles: ['test/setup/dom.ts'],
        },
      },
    ],
  },
});
