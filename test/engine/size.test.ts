import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const engine = join(import.meta.dirname, '../../engine');

/** What an application ships that uses all of a door, its libraries but React included: minified, in bytes after gzip. */
async function measureBytes(door: string): Promise<number> {
  const bundle = await rolldown({ input: join(engine, door), external: /^react(-dom)?(\/|$)/, logLevel: 'silent' });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  return gzipSync(output[0].code).length;
}

/** A little above what they were when they were last changed: more is a decision, made here. */
test.each([
  ['core/index.ts', 37_800],
  ['react/index.ts', 36_000],
])('%s weighs at most %i bytes', async (door, most) => {
  const bytes = await measureBytes(door);
  expect(bytes).toBeLessThanOrEqual(most);
  // Where nothing is in it, nothing was measured.
  expect(bytes).toBeGreaterThan(most * 0.8);
});
