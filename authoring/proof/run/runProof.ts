import type { CheckOptions } from '../../check/CheckOptions.ts';
import type { CheckTools } from '../../check/CheckTools.ts';
import { checkContent } from '../../check/checkContent.ts';
import { formatReport } from '../../check/problems/formatReport.ts';
import { sortProblems } from '../../check/problems/LocatedProblem.ts';
import { readDocuments } from '../../check/read/DocumentFile.ts';
import { type CheckRun, findUnknownPaths, isSelected, keepTools } from '../../check/runCheck.ts';
import { proveBeside } from '../prescreen/proveBeside.ts';
import { proveContent } from '../proveContent.ts';
import { createProofMemory, type ProofMemory } from './ProofMemory.ts';

/** Checks the documents and proves those that compile. */
export const runProof = (options: CheckOptions): Promise<CheckRun> => prove(options);

/**
 * The same for documents that are edited: from the second run on, only what an edit can touch is proven again, in this
 * process.
 */
export function startProof(options: CheckOptions): () => Promise<CheckRun> {
  const kept = { tools: keepTools(options), memory: createProofMemory() };
  let isFirst = true;
  return async () => {
    const run = prove(options, { ...kept, isFirst });
    isFirst = false;
    return run;
  };
}

interface Kept {
  readonly tools: () => Promise<CheckTools>;
  readonly memory: ProofMemory;
  readonly isFirst: boolean;
}

async function prove(options: CheckOptions, kept?: Kept): Promise<CheckRun> {
  const { root, paths, json } = options;
  const beside = kept?.isFirst === false ? undefined : proveBeside(root);
  // What it comes to is awaited below, after the check.
  beside?.catch(() => undefined);
  const documents = readDocuments(root);
  const selected = documents.filter(({ file }) => isSelected(file, paths, root));
  const { problems, left } = await proveContent(documents, beside, undefined, kept?.memory);
  const all = [...(await checkContent(documents, await (kept?.tools ?? keepTools(options))())), ...problems];
  const reported = all.filter(({ file }) => selected.some((document) => document.file === file));
  const wrong = sortProblems([...findUnknownPaths(root, paths, documents), ...reported]);
  return {
    ok: wrong.every(({ severity }) => severity !== 'error'),
    report: formatReport(wrong, selected.length, json, 'proven', left),
  };
}
