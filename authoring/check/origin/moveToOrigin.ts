import type { Place } from '#engine';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';
import { createOriginalReader } from './createOriginalReader.ts';
import { findOrigin } from './findOrigin.ts';

/** Tells what is wrong at a place where it is written, be it in a document that others take a part from. */
export function moveToOrigin(files: readonly CataloguedFile[]): <T extends Place>(problem: T) => T {
  const read = createOriginalReader(files);
  const names = new Set(files.map(({ name }) => name));
  return (problem) => {
    const origin = findOrigin(problem, read);
    return names.has(origin.document) ? { ...problem, ...origin } : problem;
  };
}
