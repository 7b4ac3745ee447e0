import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../architecture/findImports.ts';

const root = join(import.meta.dirname, '../../..');
const paths = /\/appointment-management\/v\d|\/tlc\/api\/\w|\/analytics\/v\d/;

it('the paths of calls stand in one file, and no other file has one (API-20)', () => {
  const files = sourceFiles(['app', 'contract', 'reference-backend', 'schemas', 'bench', 'tools']).filter((file) =>
    paths.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files).toEqual(['schemas/calls.ts']);
});
