import type { CheckOptions } from '../check/CheckOptions.ts';
import { checkTools } from '../check/CheckTools.ts';
import { checkContent } from '../check/checkContent.ts';
import { sorted } from '../check/findings/Finding.ts';
import { printFindings } from '../check/findings/printFindings.ts';
import { readDocuments } from '../check/read/DocumentFile.ts';
import { type CheckRun, isAsked, strangePaths } from '../check/runCheck.ts';
import { proveContent } from './proveContent.ts';

/** Checks the documents, and proves those that pass. */
export async function runProof({ root, paths, services, json }: CheckOptions): Promise<CheckRun> {
  const documents = readDocuments(root);
  const asked = documents.filter(({ file }) => isAsked(file, paths));
  const { findings } = await proveContent(documents);
  const all = [...(await checkContent(documents, checkTools(services))), ...findings];
  const told = all.filter(({ file }) => asked.some((document) => document.file === file));
  const wrong = sorted([...strangePaths(root, paths, documents), ...told]);
  return {
    ok: wrong.every(({ severity }) => severity !== 'error'),
    report: printFindings(wrong, asked.length, json, 'proven'),
  };
}
