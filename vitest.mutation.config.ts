import { defineConfig } from 'vitest/config';

/**
 * The tests that decide whether a mutant of the core or of the journey is found (`npm run gates -- mutation`): those of single
 * cases. Thousands of mutants would run each of the others, which draw hundreds of cases or measure what a pattern costs.
 */
export default defineConfig({
  test: {
    include: ['test/engine/core/**/*.test.ts', 'test/app/journey/**/*.test.ts'],
    exclude: ['**/{any,mutated}*.test.ts', '**/*Cost.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
});
