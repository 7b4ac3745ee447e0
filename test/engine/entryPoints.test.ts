import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';

/** The entry points of the packed engine: every exported name has an explanation at its declaration. */

const engine = join(import.meta.dirname, '../../engine');

interface Declaration {
  readonly file: string;
  /** The text before the declaration. */
  readonly before: string;
}

function listExports(file: string) {
  const text = readFileSync(file, 'utf8');
  const exports = parseSync(file, text).module.staticExports.flatMap(({ start, entries }) =>
    entries.map(({ exportName, importName, moduleRequest }) => ({
      name: exportName.name ?? 'default',
      start,
      from: moduleRequest === null ? undefined : join(dirname(file), moduleRequest.value),
      as: importName.name ?? exportName.name ?? 'default',
    })),
  );
  return { text, exports };
}

/** Finds the declaration of a name, through all files that only re-export it. */
function findDeclaration(file: string, name: string): Declaration {
  const { text, exports } = listExports(file);
  const found = exports.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${file} does not export ${name}.`);
  return found.from === undefined
    ? { file, before: text.slice(0, found.start) }
    : findDeclaration(found.from, found.as);
}

test.each([
  'core/index.ts',
  'checks/index.ts',
  'core/explain/index.ts',
  'core/problems/index.ts',
  'react/index.ts',
  'messages/en.ts',
])('%s explains every name', (entryPoint) => {
  const file = join(engine, entryPoint);
  const { exports } = listExports(file);
  expect(exports.length).toBeGreaterThan(3);
  const unexplained = exports.filter(({ name }) => !findDeclaration(file, name).before.trimEnd().endsWith('*/'));
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});
