import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenModules } from '../../app/shell/routes/screenModules.ts';
import { findImports, sourceFiles } from './findImports.ts';

const root = join(import.meta.dirname, '../..');

/** Matches `'ui/Part.tsx', async () => (await import('./Part.tsx')` and the like: the name, and what is imported. */
const named = /'([\w./-]+)',\s*(?:async )?\(\) =>\s*(?:\(\{\s*default: )?\(?(?:await )?import\('([^']+)'\)/g;

/** Matches the screens in screenChunks.ts, whose names are in screenModules.ts: the route, and what is imported. */
const screens = /^ {2}(\w+): async \(\) =>\s+\(?await import\('([^']+)'\)/gm;

const calls = sourceFiles(['app']).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const spelled = text.replaceAll(/\bscreenModules\.(\w+),/g, (_, route) => `'${moduleOf(route)}',`);
  const found = [...spelled.matchAll(named)].map(([, name = '', imported = '']) => [name, imported] as const);
  const ofScreens = [...text.matchAll(screens)].map(([, route = '', to = '']) => [moduleOf(route), to] as const);
  return [...found, ...(file === 'app/shell/routes/screenChunks.ts' ? ofScreens : [])].map(([name, imported]) => ({
    file,
    name,
    imported: join(dirname(file), imported).replace(/^app\//, ''),
  }));
});

/** The name of the chunk of a route's screen. */
function moduleOf(route: string): string {
  return new Map(Object.entries(screenModules)).get(route) ?? '';
}

describe('code that comes late', () => {
  it('is named by the path of the module that is imported', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({ name, imported }) => name !== imported)).toEqual([]);
  });

  it('is imported nowhere without its name, so that its files are always fetched first', () => {
    // The reports of a page are a build of their own, of which the page knows no file.
    const ofApp = sourceFiles(['app']).filter((file) => !file.startsWith('app/reports/'));
    const imports = ofApp.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\*|\/\/|\/\*\*).*$/gm, '');
      return [...text.matchAll(/\bimport\('([^']+)'\)(?!\.)/g)].map(() => file);
    });
    expect(imports.toSorted()).toEqual(calls.map(({ file }) => file).toSorted());
    expect(new Set(imports).size).toBeLessThan(findImports('app/shell/routes/screenChunks.ts').length);
  });
});
