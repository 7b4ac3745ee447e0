import { describe, expect, it } from 'vitest';
import type { BuiltFile } from '../../../../app/chunks/build/chunkTag.ts';
import { routePages } from '../../../../app/chunks/build/routePages.ts';

const page = '<head><link rel="stylesheet" href="/index.css"></head>';

const bundle: Readonly<Record<string, BuiltFile>> = {
  'index.js': { type: 'chunk', fileName: 'index.js', isEntry: true, imports: ['react.js'] },
  'react.js': { type: 'chunk', fileName: 'react.js' },
  'a.js': {
    type: 'chunk',
    fileName: 'a.js',
    isDynamicEntry: true,
    facadeModuleId: '/app/a/A.tsx',
    imports: ['react.js', 'b.js'],
    viteMetadata: { importedCss: new Set(['a.css']) },
  },
  'b.js': { type: 'chunk', fileName: 'b.js' },
};

describe('routePages', () => {
  it('makes a page for each route that loads what its screen needs, styles first, and what the page itself does not load', () => {
    const pages = routePages(
      page,
      bundle,
      '/app/',
      { main: 'a/A.tsx', result: 'a/A.tsx', other: 'c/C.tsx' },
      { isOn: (route) => route === 'main', file: 'early.js' },
    );
    const links = [...(pages.get('main') ?? '').matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)"/g)];
    expect(links.map(([, relation, address]) => [relation, address])).toEqual([
      ['stylesheet', '/a.css'],
      ['modulepreload', '/a.js'],
      ['modulepreload', '/b.js'],
    ]);
    expect(pages.get('other')).toBe(page);
    const early = '<script type="module" async src="/early.js"></script>';
    expect(['main', 'result'].map((route) => pages.get(route)?.includes(early))).toEqual([true, false]);
  });
});
