import type { Place } from '#engine';
import type { KnownFile } from '../read/documentOfPath.ts';
import { originOf } from './originOf.ts';
import { writtenIn } from './writtenIn.ts';

/** Tells what is wrong at a place where it is written, be it in a document that others take a part from. */
export function originIn(files: readonly KnownFile[]): <T extends Place>(problem: T) => T {
  const read = writtenIn(files);
  const names = new Set(files.map(({ name }) => name));
  return (problem) => {
    const origin = originOf(problem, read);
    return names.has(origin.document) ? { ...problem, ...origin } : problem;
  };
}
