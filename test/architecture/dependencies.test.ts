import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findImports, sourceFiles } from './findImports.ts';

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): PackageFile => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const root = read('package.json');
const engine = read('engine/package.json');

/**
 * The package of a specifier: `@mui/material` for `@mui/material/Dialog`; empty for Node's own modules and the engine's
 * entry points.
 */
function findPackage(specifier: string): readonly string[] {
  if (specifier.startsWith('node:') || specifier.startsWith('#')) return [];
  return [
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  ];
}

const listPackages = (...folders: readonly string[]): readonly string[] => [
  ...new Set(
    sourceFiles(folders)
      .flatMap(findImports)
      .filter(({ ours, typeOnly }) => !ours && !typeOnly)
      .flatMap(({ to }) => findPackage(to)),
  ),
];

const engineSources = ['engine/core', 'engine/checks', 'engine/react', 'engine/messages'];

describe('the packages that production code imports', () => {
  it('stand in the engine, where the engine imports them', () => {
    const known = Object.keys({ ...engine.dependencies, ...engine.peerDependencies });
    expect(listPackages(...engineSources).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('stand in the root, where the app or the reference backend imports them', () => {
    // Only its types are imported (`import type {}`); they come with dompurify.
    const known = [...Object.keys(root.dependencies), 'trusted-types'];
    expect(listPackages('app', 'reference-backend').filter((name) => !known.includes(name))).toEqual([]);
  });

  it('stand in the root, where commands of operators import them, who install nothing else', () => {
    const isOptional = (file: string) => file.startsWith('authoring/');
    const files = new Set<string>();
    const packages = new Set<string>();
    const visit = (file: string): void => {
      if (files.has(file) || isOptional(file) || !/\.tsx?$/.test(file)) return;
      files.add(file);
      for (const { to, ours, typeOnly } of findImports(file)) {
        if (typeOnly) continue;
        if (ours) visit(to);
        else for (const name of findPackage(to)) packages.add(name);
      }
    };
    for (const file of ['tools/operate/start.ts', 'tools/migrate.ts']) visit(file);
    expect([...packages].filter((name) => !Object.hasOwn(root.dependencies, name))).toEqual([]);
    // The check of documents needs more, and is done without where it is missing.
    const leading = [...files].flatMap(findImports).filter(({ to, typeOnly }) => !typeOnly && isOptional(to));
    for (const { from } of leading) expect(readFileSync(from, 'utf8')).not.toMatch(/^import .*authoring\/check/m);
  });

  it('do not stand in the root, where only the engine imports them', () => {
    const others = listPackages('app', 'reference-backend', 'authoring', 'contract', 'schemas');
    const own = listPackages(...engineSources).filter((name) => !others.includes(name));
    expect(own).toContain('@cfworker/json-schema');
    expect(own.filter((name) => Object.hasOwn(root.dependencies, name))).toEqual([]);
  });

  it('have one version in both', () => {
    const ofRoot = { ...root.devDependencies, ...root.dependencies };
    const differing = Object.entries(engine.dependencies).filter(
      ([name, version]) => (ofRoot[name] ?? version) !== version,
    );
    expect(differing).toEqual([]);
  });
});
