import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const engine = join(import.meta.dirname, '../../engine');

/**
 * The size of everything that an application ships when it uses all of an entry point, including libraries except React:
 * minified, in bytes after gzip.
 */
async function measureBytes(entryPoint: string): Promise<number> {
  const bundle = await rolldown({
    input: join(engine, entryPoint),
    external: /^react(-dom)?(\/|$)/,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  return gzipSync(output[0].code).length;
}

/** Limits a little above the sizes when they were last changed; raising a limit is a decision to be made here. */
test.each([
  ['core/index.ts', 40_800],
  ['react/index.ts', 33_900],
])('%s weighs at most %i bytes', async (entryPoint, most) => {
  const bytes = await measureBytes(entryPoint);
  expect(bytes).toBeLessThanOrEqual(most);
  // A much smaller size would mean that nothing was measured.
  expect(bytes).toBeGreaterThan(most * 0.8);
});
