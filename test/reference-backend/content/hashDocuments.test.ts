import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hashDocuments } from '../../../reference-backend/content/hashDocuments.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder of documents, by path and text. */
async function folderOf(documents: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-documents-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(documents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const documents = { 'page/home.json': '{"a":1}', 'rules.json': '[]' };

test('the same documents have the same hash wherever they lie, and other files do not count', async () => {
  const hash = await hashDocuments(await folderOf(documents))();
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(await hashDocuments(await folderOf({ ...documents, 'notes.txt': 'x', '.git/a.json': '1' }))()).toBe(hash);
});

test('each edit, new document, other name and lost document changes it, until it is taken back', async () => {
  const folder = await folderOf(documents);
  const read = hashDocuments(folder);
  const first = await read();
  const [home, moved, fresh] = ['page/home.json', 'page/house.json', 'new.json'].map((path) => join(folder, path));
  const edits = [
    [() => writeFileSync(home ?? '', '{"a":2}'), () => writeFileSync(home ?? '', '{"a":1}')],
    [() => renameSync(home ?? '', moved ?? ''), () => renameSync(moved ?? '', home ?? '')],
    [() => writeFileSync(fresh ?? '', '{}'), () => rmSync(fresh ?? '')],
  ] as const;
  for (const [edit, takeBack] of edits) {
    edit();
    expect(await read()).not.toBe(first);
    takeBack();
    expect(await read()).toBe(first);
  }
});

test('a folder that cannot be read has none', async () => {
  await expect(hashDocuments(join(await folderOf({}), 'nowhere'))()).rejects.toThrow('ENOENT');
});
