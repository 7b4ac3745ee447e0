import type { Place } from '#engine';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { createOriginalReader } from './createOriginalReader.ts';
import { findOrigin } from './findOrigin.ts';

/** Moves a problem to the place where its cause is written, which may be in another document that others transclude. */
export function moveToOrigin(files: readonly CataloguedFile[]): <T extends Place>(problem: T) => T {
  const read = createOriginalReader(files);
  const names = new Set(files.map(({ name }) => name));
  return (problem) => {
    const origin = findOrigin(problem, read);
    return names.has(origin.document) ? { ...problem, ...origin } : problem;
  };
}
