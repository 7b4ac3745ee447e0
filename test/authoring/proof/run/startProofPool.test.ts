import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocuments } from '../../../../authoring/check/read/DocumentFile.ts';
import { listProofTasks } from '../../../../authoring/proof/run/listProofTasks.ts';
import { makeProofs } from '../../../../authoring/proof/run/ProofTask.ts';
import { createProofTools } from '../../../../authoring/proof/run/ProofTools.ts';
import { startProofPool } from '../../../../authoring/proof/run/startProofPool.ts';

it('makes the proofs that this process would make, and goes on after one that cannot be made', {
  timeout: 60_000,
}, async () => {
  const root = mkdtempSync(join(tmpdir(), 'pool-'));
  cpSync(join(import.meta.dirname, '../../../fixtures/proven'), root, { recursive: true });
  const tasks = await listProofTasks(readDocuments(root), createProofTools());
  const make = startProofPool(root);
  renameSync(root, `${root}-away`);
  await expect(make(tasks)).rejects.toThrow('no such file or directory');
  renameSync(`${root}-away`, root);
  const made = (await make(tasks)).toSorted((a, b) => a.document.localeCompare(b.document));
  const here = (await makeProofs(tasks)).toSorted((a, b) => a.document.localeCompare(b.document));
  const plain = (proofs: typeof made) =>
    JSON.parse(JSON.stringify(proofs.map(({ milliseconds: _, ...proof }) => proof)));
  expect(plain(made)).toEqual(plain(here));
  expect(made).toHaveLength(tasks.length);
  rmSync(root, { recursive: true });
});
