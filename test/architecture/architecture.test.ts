import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn } from './cyclesIn.ts';
import { findImports, sourceFiles } from './findImports.ts';
import { arrows, findModule, isAllowed } from './modules.ts';

const files = sourceFiles([
  'engine',
  'app',
  'schemas',
  'reference-backend',
  'authoring',
  'bench',
  'contract',
  'studio',
  'tools',
  'e2e',
]);
const imports = files.flatMap(findImports);

/** The cycles of folders that are left in the app, each with the reason. */
const folderCycles: readonly (readonly string[])[] = [];

describe('the house', () => {
  it('has a module for every file', () => {
    const homeless = files.filter((file) => findModule(file) === undefined).map(dirname);
    const advice =
      'Give each folder a line in `arrows` of test/architecture/modules.ts (a screen: in `screens`): its path, and what it may import.';
    expect([...new Set(homeless)], advice).toEqual([]);
  });

  it('has no folder with more than 20 entries', () => {
    const advice = 'Put files that belong together into a folder named by their subject.';
    expect(largeFolders(), advice).toEqual([]);
  });

  it('has only the arrows that are listed', () => {
    const forbidden = imports.filter(({ from, to, ours }) => ours && !isAllowed(from, to));
    expect(forbidden.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has no cycles', () => {
    // Cycles of types count too: to understand one file of a cycle, a reader needs them all.
    expect(cyclesIn(imports.filter(({ ours }) => ours))).toEqual([]);
  });

  it('has no cycles of folders in the app', () => {
    const advice =
      'Move a file to the folder that needs it, or what both folders need to one below them. What no longer is a cycle leaves the list.';
    const own = imports.filter(({ from, to }) => from.startsWith('app/') && to.startsWith('app/'));
    expect(cyclesIn(folderArrows(own)), advice).toEqual(folderCycles);
  });

  it('keeps React and the browser out of the engine core', () => {
    const react = imports.filter(({ from, to, ours }) => from.startsWith('engine/core/') && !ours && /react/.test(to));
    expect(react).toEqual([]);
  });

  it('keeps rjsf, which the engine is compared with, out of everything else', () => {
    const users = imports.filter(({ to }) => to.startsWith('@rjsf/')).map(({ from }) => from);
    expect(users.filter((file) => !file.startsWith('bench/'))).toEqual([]);
    expect(users).toContain('bench/peers/rjsf/mountRjsf.tsx');
  });

  it('keeps React out of api and journey decisions', () => {
    const react = imports.filter(({ from, to }) => from.startsWith('app/api/') && /^react/.test(to));
    expect(react).toEqual([]);
  });

  it('keeps every business word out of the engine', () => {
    const business = /vaccine|clinic|dietitian|insurance|appointment|medicare/i;
    const schemas = readdirSync('engine/schemas').map((file) => `engine/schemas/${file}`);
    const named = [...sourceFiles(['engine']), ...schemas].filter((file) => business.test(readFileSync(file, 'utf8')));
    expect(schemas.length).toBeGreaterThan(3);
    expect(named).toEqual([]);
  });
});

/** The imports from one folder into another. A folder does not count as part of the one above it. */
function folderArrows(imports: readonly { readonly from: string; readonly to: string }[]) {
  return imports
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== to);
}

/** The folder of a file; an index stands above the folders that it gathers, so it counts as one of its own. */
const folderOf = (file: string): string => (basename(file) === 'index.ts' ? file : dirname(file));

/**
 * Folders of source, tests and schemas with too many files. The root, the layout of the documents and the numbered
 * decisions may have any number.
 */
function largeFolders(): readonly string[] {
  const folders = [
    'app',
    'authoring',
    'bench',
    'contract',
    'e2e',
    'engine',
    'reference-backend',
    'schemas',
    'studio',
    'test',
    'tools',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`),
  );
  const entries = new Map<string, Set<string>>();
  for (const file of files.filter((path) => !/node_modules|generated|\/dist\b|\/\./.test(path)))
    for (let path = file; path.includes('/'); path = dirname(path))
      entries.set(dirname(path), (entries.get(dirname(path)) ?? new Set()).add(path));
  return [...entries].filter(([, { size }]) => size > 20).map(([folder, { size }]) => `${folder}: ${size}`);
}

describe('the architecture test itself', () => {
  it.each([
    ['engine/core/rules/x.ts', 'engine/react/y.tsx'],
    ['engine/core/errors/x.ts', 'engine/core/rules/y.ts'],
    ['app/screens/search/x.ts', 'app/screens/results/y.ts'],
    ['app/ui/x.tsx', 'app/api/y.ts'],
    ['app/screens/search/x.ts', 'engine/core/rules/y.ts'],
    ['reference-backend/x.ts', 'app/api/y.ts'],
    ['contract/calls/x.ts', 'reference-backend/y.ts'],
    ['contract/reference/x.ts', 'reference-backend/calls/y.ts'],
    ['e2e/x.ts', 'engine/core/index.ts'],
    ['app/journey/x.ts', 'engine/react/index.ts'],
    ['app/screens/search/x.ts', 'engine/react/widgets/y.tsx'],
  ])('forbids %s -> %s', (from, to) => {
    expect(isAllowed(from, to)).toBe(false);
  });

  it('finds a planted cycle', () => {
    const planted = ['a b', 'b c', 'c a', 'd a'].map((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return { from, to };
    });
    expect(cyclesIn(planted)).toEqual([['a', 'b', 'c']]);
  });

  it('finds a planted cycle of folders', () => {
    const planted = ['a/x.ts b/x.ts', 'b/y.ts a/y.ts', 'a/b/x.ts a/x.ts', 'c/index.ts c/d/x.ts', 'c/d/x.ts c/x.ts'].map(
      (pair) => {
        const [from = '', to = ''] = pair.split(' ');
        return { from, to };
      },
    );
    expect(cyclesIn(folderArrows(planted))).toEqual([['a', 'b']]);
  });

  it('reads static, re-exporting and dynamic imports of this repository', () => {
    expect(imports.length).toBeGreaterThan(files.length);
    expect(Object.keys(arrows)).toContain('engine/react');
  });
});
