import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepVaccineRules } from '../../../reference-backend/content/keepVaccineRules.ts';
import { noteReplaced } from '../../../reference-backend/content/noteReplaced.ts';

const path = 'vaccine-rules/1.0.0/scheduler/vaccine-rules.json';
const shipped = JSON.parse(readFileSync(join('content-fixtures/objects', path), 'utf8'));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stepwell-'));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, path), text);

test('an edit holds at once', async () => {
  const rules = keepVaccineRules(folder, () => undefined);
  for (const most of [3, 2]) {
    write(JSON.stringify({ ...shipped, most }));
    expect((await rules()).most).toBe(most);
  }
});

test.each([
  ['is no JSON', '{', 'not-json'],
  ['breaks its schema', JSON.stringify({ ...shipped, most: 'two' }), 'wrong-form'],
])('a document that %s gives way to the last good one, and is logged once', async (_how, text, code) => {
  const log = { warn: vi.fn() };
  const rules = keepVaccineRules(folder, noteReplaced(log));
  write(JSON.stringify({ ...shipped, most: 2 }));
  await rules();
  write(text);
  expect([(await rules()).most, (await rules()).most]).toEqual([2, 2]);
  expect(log.warn.mock.calls).toEqual([[{ document: path, code, shown: 'earlier' }, 'a broken document is replaced']]);
});

test('where there is no document, those that ship hold', async () => {
  const note = vi.fn();
  expect(await keepVaccineRules(folder, note)()).toEqual(shipped);
  expect(note.mock.calls).toEqual([[{ path, code: 'missing-file', text: '' }, 'shipped']]);
});
