import { setTimeout } from 'node:timers/promises';
import type { CheckOptions } from '../../check/CheckOptions.ts';
import type { CheckTools } from '../../check/CheckTools.ts';
import { checkContent } from '../../check/checkContent.ts';
import { formatReport } from '../../check/problems/formatReport.ts';
import { type LocatedProblem, sortProblems } from '../../check/problems/LocatedProblem.ts';
import { type DocumentFile, rereadDocuments } from '../../check/read/DocumentFile.ts';
import { createCheckedReader } from '../../check/read/readChecked.ts';
import { type CheckRun, findUnknownPaths, isSelected, keepTools } from '../../check/runCheck.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import { locateProblems, proveContent } from '../proveContent.ts';
import { keepProofs } from './keepProofs.ts';
import type { MakeProofs } from './ProofTask.ts';
import { createProofTools, type ProofTools } from './ProofTools.ts';
import { startProofPool } from './startProofPool.ts';

/** Checks the documents and proves those that compile. */
export const runProof = (options: CheckOptions): Promise<CheckRun> => startProof(options)();

export interface ProofRunOptions {
  /** Gets what was found until the check was done, where the proof takes longer. */
  readonly tell?: ((report: string) => void) | undefined;
  /** Makes the proofs; processes beside this one, when absent. */
  readonly make?: MakeProofs;
}

/** The same for documents that are edited: from the second run on, only what an edit can touch is proven again. */
export function startProof(
  options: CheckOptions,
  { tell, make: makeAny = startProofPool(options.root) }: ProofRunOptions = {},
): () => Promise<CheckRun> {
  const make = keepProofs(makeAny);
  const readChecked = createCheckedReader();
  const read = rereadDocuments(options.root);
  const [checkTools, proofTools] = [keepTools(options, readChecked), createProofTools(readChecked)];
  return () => prove(options, read(), { checkTools, proofTools, make, tell });
}

/** How long a proof may take after the check, in milliseconds, before the check's findings are told without it. */
const soon = 80;

/**
 * Until the proof is done, tells what was found by then, and again whenever something was found at another place; each time
 * after twice as long, so that many findings are not told one by one.
 */
async function tellWhileProving(
  isDone: Promise<true>,
  listFound: () => readonly LocatedProblem[],
  tell: (found: readonly LocatedProblem[]) => void,
): Promise<void> {
  let told: ReadonlySet<string> | undefined;
  let pause = soon;
  while (!(await Promise.race([isDone, setTimeout(pause, false)]))) {
    const found = listFound();
    const places = new Set(found.map(({ file, line, column, code }) => [file, line, column, code].join(' ')));
    if (told !== undefined && [...places].every((place) => told?.has(place))) continue;
    tell(found);
    told = places;
    pause *= 2;
  }
}

interface Kept {
  readonly checkTools: () => Promise<CheckTools>;
  readonly proofTools: ProofTools;
  readonly make: MakeProofs;
  readonly tell: ProofRunOptions['tell'];
}

async function prove(
  { root, paths, json }: CheckOptions,
  documents: readonly DocumentFile[],
  { checkTools, proofTools, make, tell }: Kept,
): Promise<CheckRun> {
  const selected = documents.filter(({ file }) => isSelected(file, paths, root));
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const soFar = new Map<string, ProofProblem>();
  const ask: MakeProofs = (tasks) => {
    const made = make(tasks, (document, found) => {
      for (const problem of found) soFar.set(JSON.stringify([document, problem]), problem);
    });
    asked();
    return made;
  };
  const proof = proveContent(documents, { tools: proofTools, make: ask });
  // What it comes to is awaited below, after the check, which would keep this process from asking the others.
  proof.catch(() => undefined);
  await Promise.race([isAsked, proof]);
  const problems = await checkContent(documents, await checkTools());
  const wrongAmong = (found: readonly LocatedProblem[]): readonly LocatedProblem[] => {
    const reported = found.filter(({ file }) => selected.some((document) => document.file === file));
    return sortProblems([...findUnknownPaths(root, paths, documents), ...reported]);
  };
  if (tell !== undefined && !json) {
    const listFound = () => wrongAmong([...problems, ...locateProblems([...soFar.values()], documents)]);
    const tellFound = (found: readonly LocatedProblem[]): void =>
      tell(`${formatReport(found, selected.length, json)} The proof goes on.`);
    await tellWhileProving(
      proof.then((): true => true),
      listFound,
      tellFound,
    );
  }
  const { problems: proven, left } = await proof;
  const wrong = wrongAmong([...problems, ...proven]);
  return {
    ok: wrong.every(({ severity }) => severity !== 'error'),
    report: formatReport(wrong, selected.length, json, 'proven', left),
  };
}
