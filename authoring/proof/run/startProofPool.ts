import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ProofProblem } from '../ProofProblem.ts';
import type { MadeProof, MakeProofs, OnFound } from './ProofTask.ts';
import { shareOut } from './shareOut.ts';

const program = fileURLToPath(new URL('./proofProcess.ts', import.meta.url));

/** A proof makes much that it needs for a moment, and is a tenth faster where that is collected seldom. */
const options = ['--import', 'tsx', '--max-semi-space-size=64'];

/** More would have little to share: the longest proof takes as long as it does. */
const mostProcesses = 4;

/**
 * Starts processes that make proofs side by side, and end with this one. Each reads the documents below `root` itself, when
 * it is asked: a message with all of them would wait until this process has nothing else to do.
 */
export function startProofPool(root: string): MakeProofs {
  const processes = Array.from({ length: Math.min(mostProcesses, availableParallelism()) }, (_, at) =>
    startProcess(root, at),
  );
  const durations = new Map<string, number>();
  return async (tasks, onFound = () => undefined) => {
    const names = tasks.map(({ document }) => document);
    const shares = shareOut(names, processes.length, (name) => durations.get(name) ?? 1);
    const made =
      // The shortest first: an author hears of its findings before the longest is done.
      (await Promise.all(shares.map((share, at) => processes[at]?.(share.toReversed(), onFound) ?? []))).flat();
    for (const { document, milliseconds } of made) durations.set(document, milliseconds);
    return made;
  };
}

/** What a process answers: what it finds, and then all proofs, or why there are none. */
export type ProofReply =
  | { readonly found: { readonly document: string; readonly problems: readonly ProofProblem[] } }
  | { readonly made: readonly MadeProof[] }
  | { readonly error: string };

interface Waiting {
  readonly onFound: OnFound;
  readonly resolve: (made: readonly MadeProof[]) => void;
  readonly reject: (why: Error) => void;
}

/** A process, which begins anew where it has ended. It answers in the order in which it is asked. */
function startProcess(
  root: string,
  at: number,
): (documents: readonly string[], onFound: OnFound) => Promise<readonly MadeProof[]> {
  const waiting: Waiting[] = [];
  const begin = (): ChildProcess => {
    const begun = fork(program, [root, String(at)], { execArgv: options });
    begun.on('message', (reply: ProofReply) => {
      if ('found' in reply) {
        waiting[0]?.onFound(reply.found.document, reply.found.problems);
        return;
      }
      const asked = waiting.shift();
      if ('made' in reply) asked?.resolve(reply.made);
      else asked?.reject(new Error(reply.error));
      if (waiting.length === 0) letGo(begun);
    });
    begun.once('exit', () => {
      child = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error('A proof has ended before it was done.'));
    });
    letGo(begun);
    return begun;
  };
  let child: ChildProcess | undefined = begin();
  return (documents, onFound) =>
    documents.length === 0
      ? Promise.resolve([])
      : new Promise((resolve, reject) => {
          child ??= begin();
          waiting.push({ onFound, resolve, reject });
          child.ref();
          child.channel?.ref();
          child.send(documents);
        });
}

/** Lets this process end although the other has not, since nothing is expected of it. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
