import { constants, getPriority, setPriority } from 'node:os';
import { rereadDocuments } from '../../check/read/DocumentFile.ts';
import { listProofTasks } from './listProofTasks.ts';
import { makeProofs } from './ProofTask.ts';
import { createProofTools } from './ProofTools.ts';
import type { ProofReply } from './startProofPool.ts';

/** What a process of `startProofPool` runs: it proves documents of one folder whenever it is asked to. */

const [root = ''] = process.argv.slice(2);
const [read, tools] = [rereadDocuments(root), createProofTools()];

// The check goes before: an author waits for it.
const low = constants.priority.PRIORITY_BELOW_NORMAL;
if (getPriority() < low) setPriority(low);

const send = (reply: ProofReply): void => void process.send?.(reply);

async function prove(documents: readonly string[]): Promise<ProofReply> {
  try {
    const tasks = await listProofTasks(read(), tools);
    await makeProofs(
      tasks.filter(({ document }) => documents.includes(document)),
      (made) => send({ made }),
    );
    return { done: true };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<void> = Promise.resolve();

process.on('message', (documents: readonly string[]) => {
  last = last.then(async () => {
    send(await prove(documents));
  });
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit());
