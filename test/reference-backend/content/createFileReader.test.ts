import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createFileReader } from '../../../reference-backend/content/createFileReader.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const file = join(folder, 'a.json');
writeFileSync(file, 'text');

test('reads a file, and nothing where there is none', async () => {
  const { readText } = createFileReader();
  expect([await readText(file), await readText(join(folder, 'missing')), await readText(folder)]).toEqual([
    'text',
    undefined,
    undefined,
  ]);
});

test('a pipe is no file, and is not waited for', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect(await createFileReader().readText(pipe)).toBeUndefined();
});

test('a file that does not answer is missing, and not asked for again before it has answered', async () => {
  vi.useFakeTimers();
  let answer = (_text: string): void => undefined;
  const readFile = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const { readText, isStuck } = createFileReader({ ...disk, readFile: readFile as unknown as typeof disk.readFile });

  const first = readText(file);
  await vi.waitFor(() => expect(readFile).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await first, isStuck(file), await readText(file)]).toEqual([undefined, true, undefined]);
  expect(readFile).toHaveBeenCalledTimes(1);

  answer('late');
  await vi.waitFor(() => expect(isStuck(file)).toBe(false));
  expect(await readText(join(folder, 'missing'))).toBeUndefined();
});
