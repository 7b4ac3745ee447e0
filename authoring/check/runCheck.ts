import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { CheckOptions } from './CheckOptions.ts';
import { type CheckTools, checkTools } from './CheckTools.ts';
import { checkContent } from './checkContent.ts';
import { formatReport } from './problems/formatReport.ts';
import type { LocatedProblem } from './problems/LocatedProblem.ts';
import { type DocumentFile, rereadDocuments } from './read/DocumentFile.ts';
import { missingFiles } from './read/missingFiles.ts';
import { missingImages } from './read/missingImages.ts';
import type { ReadChecked } from './read/readChecked.ts';
import { loadServices } from './services/readServices.ts';

export interface CheckRun {
  readonly ok: boolean;
  readonly report: string;
}

/** Checks the documents once. */
export const runCheck = (options: CheckOptions): Promise<CheckRun> => startCheck(options)();

/** The same for documents that are edited: the tools are made once. */
export function startCheck(options: CheckOptions): () => Promise<CheckRun> {
  const [read, tools] = [rereadDocuments(options.root), keepTools(options)];
  return async () => check(options, read(), await tools());
}

/** Makes the tools of a check once, when they are first asked for. */
export function keepTools(
  { services }: Pick<CheckOptions, 'services'>,
  readChecked?: ReadChecked,
): () => Promise<CheckTools> {
  let tools: Promise<CheckTools> | undefined;
  return () => {
    tools ??= loadServices(services).then((all) => checkTools(all, readChecked));
    return tools;
  };
}

async function check(
  { root, paths, json }: CheckOptions,
  documents: readonly DocumentFile[],
  tools: CheckTools,
): Promise<CheckRun> {
  const selected = documents.filter(({ file }) => isSelected(file, paths, root));
  const wrong = await checkContent(documents, tools);
  const missing = [...missingFiles(root, documents), ...missingImages(root, documents)].filter(({ file }) =>
    isSelected(file, paths, root),
  );
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
