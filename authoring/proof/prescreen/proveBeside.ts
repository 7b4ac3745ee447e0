import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Proof } from '../ProofProblem.ts';

const program = fileURLToPath(new URL('./proofProcess.ts', import.meta.url));

/**
 * Proves the prescreens below `root` in a process of its own, which takes about as long as all the rest. It reads the
 * documents itself: a message that is too large to be sent at once would wait until this process has nothing to do.
 */
export const proveBeside = (root: string): Promise<readonly Proof[]> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [root], { execArgv: ['--import', 'tsx'] });
    child.once('message', (proofs: readonly Proof[]) => resolve(proofs));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The proof of the prescreens has ended before it was done.')));
  });
