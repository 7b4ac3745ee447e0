import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../architecture/findImports.ts';

const root = join(import.meta.dirname, '../../..');
const beginnings = /\/(?:appointment-management|tlc\/api)\b/;

it('the paths of calls stand in one file, and no other file of the app has one (API-20)', () => {
  const files = sourceFiles(['app']).filter((file) => beginnings.test(readFileSync(join(root, file), 'utf8')));
  expect(files).toEqual(['app/api/http/paths.ts']);
});
