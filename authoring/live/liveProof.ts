import { constants, setPriority } from 'node:os';
import { usualRoot } from '../check/CheckOptions.ts';
import { createProofMemory } from '../proof/run/ProofMemory.ts';
import { answerLooks } from './answerLooks.ts';
import { describeProof } from './describeProof.ts';

/**
 * What `followEdits` runs beside the check: it proves the documents whenever it is asked to. The first time takes
 * seconds, and the server and the check go before.
 */

const [root = usualRoot] = process.argv.slice(2);
const memory = createProofMemory();

setPriority(constants.priority.PRIORITY_LOW);
answerLooks(() => describeProof(root, memory));
