import type { CheckOptions } from '../check/CheckOptions.ts';
import { checkTools } from '../check/CheckTools.ts';
import { checkContent } from '../check/checkContent.ts';
import { formatReport } from '../check/problems/formatReport.ts';
import { sortProblems } from '../check/problems/LocatedProblem.ts';
import { readDocuments } from '../check/read/DocumentFile.ts';
import { type CheckRun, findUnknownPaths, isSelected } from '../check/runCheck.ts';
import { loadServices } from '../check/services/readServices.ts';
import { proveBeside } from './prescreen/proveBeside.ts';
import { proveContent } from './proveContent.ts';

/** Checks the documents and proves those that compile. */
export async function runProof({ root, paths, services, json }: CheckOptions): Promise<CheckRun> {
  const beside = proveBeside(root);
  // What it comes to is awaited below, after the check.
  beside.catch(() => undefined);
  const documents = readDocuments(root);
  const selected = documents.filter(({ file }) => isSelected(file, paths, root));
  const { problems, left } = await proveContent(documents, beside);
  const all = [...(await checkContent(documents, checkTools(await loadServices(services)))), ...problems];
  const reported = all.filter(({ file }) => selected.some((document) => document.file === file));
  const wrong = sortProblems([...findUnknownPaths(root, paths, documents), ...reported]);
  return {
    ok: wrong.every(({ severity }) => severity !== 'error'),
    report: formatReport(wrong, selected.length, json, 'proven', left),
  };
}
