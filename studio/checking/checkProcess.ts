import { checkTools } from '../../authoring/check/CheckTools.ts';
import { checkContent } from '../../authoring/check/checkContent.ts';
import { keepSameFiles } from '../../authoring/check/read/DocumentFile.ts';
import { loadServices, usualServices } from '../../authoring/check/services/readServices.ts';
import { proveContent } from '../../authoring/proof/proveContent.ts';
import { createProofTools } from '../../authoring/proof/run/ProofTools.ts';
import type { Finding } from '../exchange/Finding.ts';
import type { Done, Order } from './createChecker.ts';

/** What a process of the checker runs: one task after another, with tools that are made once. */

const keep = keepSameFiles();
const tools = checkTools(await loadServices(process.argv[2] ?? usualServices));
const proofTools = createProofTools(tools.readChecked);

async function work({ task, texts }: Order): Promise<readonly Finding[]> {
  const files = keep(
    Object.entries(texts)
      .map(([path, text]) => ({ file: path, path, text }))
      .sort((a, b) => a.path.localeCompare(b.path)),
  );
  return task === 'check' ? checkContent(files, tools) : (await proveContent(files, { tools: proofTools })).problems;
}

let last: Promise<void> = Promise.resolve();

process.on('message', (order: Order) => {
  last = last.then(async () => {
    process.send?.(await carryOut(order));
  });
});
// The studio is gone.
process.once('disconnect', () => process.exit());

async function carryOut(order: Order): Promise<Done> {
  try {
    return { id: order.id, findings: await work(order) };
  } catch (error) {
    return { id: order.id, error: error instanceof Error ? error.message : String(error) };
  }
}
