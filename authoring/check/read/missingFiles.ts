import { resolve } from 'node:path';
import { catalogue } from '../../../app/content/catalogue.ts';
import { usualRoot } from '../CheckOptions.ts';
import type { LocatedProblem } from '../problems/LocatedProblem.ts';
import type { DocumentFile } from './DocumentFile.ts';

/**
 * Documents that ship beside the app and are not there. Which documents with ids there must be is checked where they are
 * named. Any other folder may have some documents only: of those that it lacks, the app takes the shipped ones.
 */
export const missingFiles = (root: string, documents: readonly DocumentFile[]): readonly LocatedProblem[] =>
  resolve(root) === resolve(usualRoot) ? catalogue.flatMap(({ path }) => describeMissing(path, documents)) : [];

function describeMissing(path: string, documents: readonly DocumentFile[]): readonly LocatedProblem[] {
  if (path.includes('{id}') || documents.some((document) => document.path === path)) return [];
  const file = `${usualRoot}/${path}`;
  return [{ file, line: 1, column: 1, severity: 'error', code: 'missing-file', message: `"${path}" is missing.` }];
}
