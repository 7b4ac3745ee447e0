import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EditedDocument } from '../../../authoring/live/EditedDocument.ts';
import { type Edits, followEdits } from '../../../authoring/live/followEdits.ts';

const sound = join(import.meta.dirname, '../../fixtures/sound');
const about = 'form-definition/1.0.0/scheduler/about.json';

let root: string;
let edits: Edits;
const printed: string[] = [];
beforeEach(async () => {
  printed.length = 0;
  root = mkdtempSync(join(tmpdir(), 'edits-'));
  cpSync(sound, root, { recursive: true });
  edits = await followEdits({ root, shipped: sound, print: (line) => printed.push(line) });
});
afterEach(async () => {
  await edits.close();
  rmSync(root, { recursive: true, force: true });
});

/** Waits until what is found fits. */
const until = (fits: (documents: readonly EditedDocument[]) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = edits.listen(() => {
      if (!fits(edits.read())) return;
      stop();
      resolve();
    });
  });

it('finds what the proof says of an edit that the app takes', { timeout: 240_000 }, async () => {
  const text = readFileSync(join(root, about), 'utf8');
  const isPet = (pet: string) => `{ "==": [{ "var": "answers.pet" }, "${pet}"] }`;
  const proven = until((documents) =>
    documents.some(({ findings }) => findings.some(({ code }) => code === 'never-shown')),
  );
  writeFileSync(
    join(root, about),
    text.replace('"var": "settings.asksAge"', `"and": [${isPet('Cat')}, ${isPet('Dog')}]`),
  );
  await proven;
  expect(edits.read()[0]?.copy).toContain('This edit is in use');
  expect(printed).toEqual([]);
});

it('finds an edit that the app refuses, prints it once, and forgets it once it is mended', {
  timeout: 240_000,
}, async () => {
  const text = readFileSync(join(root, about), 'utf8');
  const broken = until((documents) => documents.length === 1);
  writeFileSync(join(root, about), text.replace('settings.asksAge', 'settings.askAge'));
  await broken;
  expect(edits.read()[0]?.copy).toContain('the copy that the app was built with');
  const mended = until((documents) => documents.length === 0);
  writeFileSync(join(root, about), text);
  await mended;
  expect(printed.filter((line) => line.includes('askAge'))).toHaveLength(1);
  expect(printed.at(-1)).toMatch(/about\.json: The edit is in use\.$/);
});
