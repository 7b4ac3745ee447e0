import { constants, setPriority } from 'node:os';
import { usualRoot } from '../check/CheckOptions.ts';
import { rereadDocuments } from '../check/read/DocumentFile.ts';
import { keepProofs } from '../proof/run/keepProofs.ts';
import { createProofTools } from '../proof/run/ProofTools.ts';
import { startProofPool } from '../proof/run/startProofPool.ts';
import { answerLooks } from './answerLooks.ts';
import { describeProof } from './describeProof.ts';

/**
 * What `followEdits` runs beside the check: it proves the documents whenever it is asked to. The first time takes
 * seconds, and the server and the check go before.
 */

const [root = usualRoot] = process.argv.slice(2);

setPriority(constants.priority.PRIORITY_LOW);

// The processes of the pool have the same priority.
const options = { tools: createProofTools(), make: keepProofs(startProofPool(root)) };
const read = rereadDocuments(root);
answerLooks(() => describeProof(read(), options));
