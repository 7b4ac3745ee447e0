import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { cyclesIn } from '../architecture/cyclesIn.ts';
import { findImports, sourceFiles } from '../architecture/findImports.ts';

/** The imports of the engine's own files as arrows between their folders, each folder by itself. */
const arrows = sourceFiles(['engine'])
  .flatMap(findImports)
  .filter(({ ours }) => ours)
  .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
  .filter(({ from, to }) => from !== to);

it('has no folders that import each other in a circle, so that each can be read after those below it', () => {
  expect(arrows.length).toBeGreaterThan(100);
  expect(cyclesIn(arrows)).toEqual([]);
});
