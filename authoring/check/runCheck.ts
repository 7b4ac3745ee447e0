import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { CheckOptions } from './CheckOptions.ts';
import { checkTools } from './CheckTools.ts';
import { checkContent } from './checkContent.ts';
import { formatReport } from './problems/formatReport.ts';
import type { LocatedProblem } from './problems/LocatedProblem.ts';
import { type DocumentFile, readDocuments } from './read/DocumentFile.ts';
import { missingFiles } from './read/missingFiles.ts';
import { loadServices } from './services/readServices.ts';

export interface CheckRun {
  readonly ok: boolean;
  readonly report: string;
}

/** Checks the documents once. */
export async function runCheck({ root, paths, services, json }: CheckOptions): Promise<CheckRun> {
  const documents = readDocuments(root);
  const selected = documents.filter(({ file }) => isSelected(file, paths, root));
  const wrong = await checkContent(documents, checkTools(await loadServices(services)));
  const missing = missingFiles(root, documents).filter(({ file }) => isSelected(file, paths, root));
  const unknown = findUnknownPaths(root, paths, [...documents, ...missing]);
  const problems = [...unknown, ...missing, ...wrong.filter(isAbout(selected))];
  const ok = problems.every(({ severity }) => severity !== 'error');
  return { ok, report: formatReport(problems, selected.length, json) };
}

const isAbout =
  (selected: readonly DocumentFile[]) =>
  (problem: LocatedProblem): boolean =>
    selected.some(({ file }) => file === problem.file);

/** Whether a file is among those to report on. Paths lead there from the working directory, or from the documents' folder. */
export function isSelected(file: string, paths: readonly string[], root: string): boolean {
  if (paths.length === 0) return true;
  const whole = resolve(file);
  const chosen = paths.flatMap((path) => [resolve(path), resolve(root, path)]);
  return chosen.some((path) => whole === path || whole.startsWith(path + sep));
}

/** Paths that name no document. */
export const findUnknownPaths = (
  root: string,
  paths: readonly string[],
  documents: readonly Pick<DocumentFile, 'file'>[],
): readonly LocatedProblem[] =>
  paths.filter((path) => !documents.some(({ file }) => isSelected(file, [path], root))).map(describeUnknownPath(root));

const describeUnknownPath =
  (root: string) =>
  (path: string): LocatedProblem => ({
    file: relative(process.cwd(), resolve(path)),
    line: 1,
    column: 1,
    severity: 'error',
    code: 'no-such-file',
    message: existsSync(path) ? `There is no document of "${root}" here.` : 'There is no such file or folder.',
  });
