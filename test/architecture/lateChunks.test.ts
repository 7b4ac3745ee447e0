import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findImports, sourceFiles } from './findImports.ts';

const root = join(import.meta.dirname, '../..');

/** Matches `'ui/Part.tsx', async () => (await import('./Part.tsx')` and the like: the name, and what is imported. */
const named = /'([\w./-]+)',\s*(?:async )?\(\) =>\s*(?:\(\{\s*default: )?\(?(?:await )?import\('([^']+)'\)/g;
/** The name of the confirmation's chunk is in a constant, because other files need it. */
const constant = /const confirmationChunk = '([^']+)'/;

const calls = sourceFiles(['app']).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const spelled = text.replaceAll(/\bconfirmationChunk,/g, `'${constant.exec(screenChunks())?.[1]}',`);
  return [...spelled.matchAll(named)].map(([, name = '', imported = '']) => ({
    file,
    name,
    imported: join(dirname(file), imported).replace(/^app\//, ''),
  }));
});

function screenChunks(): string {
  return readFileSync(join(root, 'app/shell/screenChunks.ts'), 'utf8');
}

describe('code that comes late', () => {
  it('is named by the path of the module that is imported', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({ name, imported }) => name !== imported)).toEqual([]);
  });

  it('is imported nowhere without its name, so that its files are always fetched first', () => {
    const imports = sourceFiles(['app']).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\*|\/\/|\/\*\*).*$/gm, '');
      return [...text.matchAll(/\bimport\('([^']+)'\)(?!\.)/g)].map(() => file);
    });
    expect(imports.toSorted()).toEqual(calls.map(({ file }) => file).toSorted());
    expect(new Set(imports).size).toBeLessThan(findImports('app/shell/screenChunks.ts').length);
  });
});
