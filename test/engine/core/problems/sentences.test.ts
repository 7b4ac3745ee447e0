import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sentences } from '../../../../engine/core/problems/sentences/sentences.ts';
import { sourceFiles } from '../../../architecture/findImports.ts';

it('are each used by the rest of the core', () => {
  const core = sourceFiles(['engine/core'])
    .filter((file) => !file.startsWith('engine/core/problems/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const names = Object.keys(sentences);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !core.includes(`'${name}'`))).toEqual([]);
});
