import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import type { EditedDocument } from '../../../authoring/live/EditedDocument.ts';
import { latestFirst } from '../../../authoring/live/latestFirst.ts';

it('lists the document that was edited last first, and one that is gone last', () => {
  const root = mkdtempSync(join(tmpdir(), 'edited-'));
  const edited = (name: string, at?: number): EditedDocument => {
    const file = join(root, name);
    if (at !== undefined) writeFileSync(file, '{}');
    if (at !== undefined) utimesSync(file, at, at);
    return { file, isRefused: false, copy: '', findings: [] };
  };
  const documents = [edited('consent', 10), edited('gone'), edited('patient', 20), edited('insurance', 10)];
  expect(latestFirst(documents).map(({ file }) => basename(file))).toEqual(['patient', 'consent', 'insurance', 'gone']);
  rmSync(root, { recursive: true });
});
