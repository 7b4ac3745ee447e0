import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { CheckOptions } from './CheckOptions.ts';
import { checkTools } from './CheckTools.ts';
import { checkContent } from './checkContent.ts';
import type { Finding } from './findings/Finding.ts';
import { printFindings } from './findings/printFindings.ts';
import { type DocumentFile, readDocuments } from './read/DocumentFile.ts';

export interface CheckRun {
  readonly ok: boolean;
  readonly report: string;
}

/** Checks the documents once. */
export async function runCheck({ root, paths, services, json }: CheckOptions): Promise<CheckRun> {
  const documents = readDocuments(root);
  const asked = documents.filter(({ file }) => isAsked(file, paths));
  const wrong = await checkContent(documents, checkTools(services));
  const findings = [...strangePaths(root, paths, documents), ...wrong.filter(isAbout(asked))];
  const ok = findings.every(({ severity }) => severity !== 'error');
  return { ok, report: printFindings(findings, asked.length, json) };
}

const isAbout =
  (asked: readonly DocumentFile[]) =>
  (finding: Finding): boolean =>
    asked.some(({ file }) => file === finding.file);

/** Whether a file is one of those to report on. */
export function isAsked(file: string, paths: readonly string[]): boolean {
  if (paths.length === 0) return true;
  const whole = resolve(file);
  return paths.some((path) => whole === resolve(path) || whole.startsWith(resolve(path) + sep));
}

/** Paths that name no document. */
export const strangePaths = (
  root: string,
  paths: readonly string[],
  documents: readonly DocumentFile[],
): readonly Finding[] =>
  paths.filter((path) => !documents.some(({ file }) => isAsked(file, [path]))).map(strangePath(root));

const strangePath =
  (root: string) =>
  (path: string): Finding => ({
    file: relative(process.cwd(), resolve(path)),
    line: 1,
    column: 1,
    severity: 'error',
    code: 'catalogue',
    message: existsSync(path) ? `There is no document of "${root}" here.` : 'There is no such file or folder.',
  });
