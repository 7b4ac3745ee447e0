import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadText } from '../../../reference-backend/content/createFileReader.ts';
import { keepUntilEdited } from '../../../reference-backend/content/keepUntilEdited.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);

/** Gives the texts of the two files, and counts how often they were put together. */
function keepBoth() {
  const make = vi.fn(async (read: ReadText) => [await read(file('one')), await read(file('two'))]);
  return { make, both: keepUntilEdited(make) };
}

/** As if the files had been written long ago: then their times alone tell versions apart. */
const letTimePass = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

test.each([
  ['just written', () => undefined],
  ['written long ago', letTimePass],
])('what is made of files %s is kept while they stay as they are', async (_when, wait) => {
  writeFileSync(file('one'), 'a');
  wait();
  const { make, both } = keepBoth();
  expect([await both(), await both(), await both()]).toEqual(Array(3).fill(['a', undefined]));
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['written', () => writeFileSync(file('one'), 'b'), ['b', undefined]],
  [
    'replaced',
    () => {
      writeFileSync(file('new'), 'b');
      renameSync(file('new'), file('one'));
    },
    ['b', undefined],
  ],
  [
    'written with the time of its last version',
    () => {
      const { atime, mtime } = statSync(file('one'));
      writeFileSync(file('one'), 'b');
      utimesSync(file('one'), atime, mtime);
    },
    ['b', undefined],
  ],
  ['deleted', () => rmSync(file('one')), [undefined, undefined]],
  ['joined by a file that was missing', () => writeFileSync(file('two'), 'b'), ['a', 'b']],
])('a file that is %s is noticed at once', async (_how, edit, expected) => {
  writeFileSync(file('one'), 'a');
  letTimePass();
  const { make, both } = keepBoth();
  await both();
  edit();
  expect([await both(), await both()]).toEqual([expected, expected]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('edits in quick succession are noticed, which a file system may give the same time', async () => {
  const { both } = keepBoth();
  for (let turn = 0; turn < 200; turn += 1) {
    writeFileSync(file('one'), String(turn % 10));
    expect(await both()).toEqual([String(turn % 10), undefined]);
  }
});

test('a file that is written again as it was changes nothing', async () => {
  writeFileSync(file('one'), 'a');
  letTimePass();
  const { make, both } = keepBoth();
  await both();
  writeFileSync(file('one'), 'a');
  await both();
  expect(make).toHaveBeenCalledTimes(1);
});

test('an edit while it is made is noticed by all who ask after it', async () => {
  writeFileSync(file('one'), 'a');
  let isEdited = false;
  const both = keepUntilEdited(async (read) => {
    const text = await read(file('one'));
    if (!isEdited) writeFileSync(file('one'), 'b');
    isEdited = true;
    return text;
  });
  expect(await both()).toBe('a');
  expect(await Promise.all([both(), both()])).toEqual(['b', 'b']);
});
