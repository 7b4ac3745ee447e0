import { constants, getPriority, setPriority } from 'node:os';
import { rereadDocuments } from '../../check/read/DocumentFile.ts';
import { listProofTasks } from './listProofTasks.ts';
import { makeProofs } from './ProofTask.ts';
import { createProofTools } from './ProofTools.ts';
import type { ProofReply } from './startProofPool.ts';

/** What a process of `startProofPool` runs: it proves documents of one folder whenever it is asked to. */

const [root = '', at = '0'] = process.argv.slice(2);
const [read, tools] = [rereadDocuments(root), createProofTools()];

// The check goes before: an author waits for it. Then one process goes before the others, so that where they share a processor
// with the check, something is found while it runs.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const low = at === '0' ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW;
if (getPriority() < low) setPriority(low);

const send = (reply: ProofReply): void => void process.send?.(reply);

async function prove(documents: readonly string[]): Promise<ProofReply> {
  try {
    const tasks = await listProofTasks(read(), tools);
    const wanted = documents.flatMap((name) => tasks.filter(({ document }) => document === name));
    return { made: await makeProofs(wanted, (document, problems) => send({ found: { document, problems } })) };
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
