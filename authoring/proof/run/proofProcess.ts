import { constants, getPriority, setPriority } from 'node:os';
import { readDocuments } from '../../check/read/DocumentFile.ts';
import { listProofTasks } from './listProofTasks.ts';
import { type MadeProof, makeProofs } from './ProofTask.ts';
import { createProofTools } from './ProofTools.ts';
import type { ProofReply } from './startProofPool.ts';

/** What a process of `startProofPool` runs: it proves documents of one folder whenever it is asked to. */

const [root = ''] = process.argv.slice(2);
const tools = createProofTools();

// The check goes before: an author waits for it.
const low = constants.priority.PRIORITY_BELOW_NORMAL;
if (getPriority() < low) setPriority(low);

async function prove(documents: readonly string[]): Promise<readonly MadeProof[]> {
  const tasks = await listProofTasks(readDocuments(root), tools);
  return makeProofs(tasks.filter(({ document }) => documents.includes(document)));
}

async function answer(documents: readonly string[]): Promise<ProofReply> {
  try {
    return { made: await prove(documents) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<void> = Promise.resolve();

process.on('message', (documents: readonly string[]) => {
  last = last.then(async () => {
    process.send?.(await answer(documents));
  });
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit());
