import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDocuments } from '../../../authoring/check/read/DocumentFile.ts';
import { describeProof } from '../../../authoring/live/describeProof.ts';
import type { EditedDocument } from '../../../authoring/live/EditedDocument.ts';
import { mergeEdits } from '../../../authoring/live/mergeEdits.ts';
import { keepProofs } from '../../../authoring/proof/run/keepProofs.ts';
import { makeProofs } from '../../../authoring/proof/run/ProofTask.ts';
import { createProofTools } from '../../../authoring/proof/run/ProofTools.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proof-'));
  cpSync('test/fixtures/proven', root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('says what the proof finds in an edit, with the answers that show it', { timeout: 60_000 }, async () => {
  const options = { tools: createProofTools(), make: keepProofs(makeProofs) };
  expect(await describeProof(readDocuments(root), options)).toEqual([]);
  const person = join(root, 'form-definition/1.0.0/scheduler/person.json');
  writeFileSync(person, readFileSync(person, 'utf8').replace('"maxLength": 50', '"maxLength": 500'));
  expect(await describeProof(readDocuments(root), options)).toEqual([
    {
      file: expect.stringMatching(/person\.json$/),
      isRefused: false,
      copy: expect.stringContaining('This edit is in use'),
      findings: [
        expect.objectContaining({
          code: 'answer-refused',
          message: expect.stringContaining(' When steps.person.first = '),
        }),
      ],
    },
  ]);
});

describe('what check and proof say', () => {
  const finding = (code: string) => ({ line: 1, column: 1, pointer: '', code, message: code });
  const edited = (file: string, code: string, isRefused = false): EditedDocument => ({
    file,
    isRefused,
    copy: 'In use.',
    findings: [finding(code)],
  });

  it('stands together below each document, but for one that the app refuses', () => {
    const checked = [edited('a', 'stray-space'), edited('b', 'not-json', true)];
    const proven = [edited('a', 'never-shown'), edited('b', 'always-holds'), edited('c', 'never-shown')];
    expect(mergeEdits(checked, proven)).toEqual([
      { ...edited('a', 'stray-space'), findings: [finding('stray-space'), finding('never-shown')] },
      edited('b', 'not-json', true),
      edited('c', 'never-shown'),
    ]);
  });
});
