import { usualRoot } from '../check/CheckOptions.ts';
import { checkTools } from '../check/CheckTools.ts';
import { loadServices, usualServices } from '../check/services/readServices.ts';
import { describeEdits } from './describeEdits.ts';
import type { Seen } from './followEdits.ts';

/** What `followEdits` runs beside the server: it checks the documents whenever it is asked to, one time after the other. */

const [root = usualRoot, shipped = ''] = process.argv.slice(2);
const tools = loadServices(usualServices).then(checkTools);

async function look(): Promise<Seen> {
  try {
    return { documents: await describeEdits(root, shipped === '' ? undefined : shipped, await tools) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

let isLooking = false;
let isAsked = false;

async function answer(): Promise<void> {
  isAsked = true;
  if (isLooking) return;
  isLooking = true;
  while (isAsked) {
    isAsked = false;
    process.send?.(await look());
  }
  isLooking = false;
}

process.on('message', () => void answer());
// The server is gone.
process.once('disconnect', () => process.exit());
