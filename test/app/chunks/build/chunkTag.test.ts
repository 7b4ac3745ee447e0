import { describe, expect, it } from 'vitest';
import { type BuiltFile, chunkTag } from '../../../../app/chunks/build/chunkTag.ts';

const chunk = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({ type: 'chunk', fileName, ...more });
const css = (...files: string[]) => ({ viteMetadata: { importedCss: new Set(files) } });

const bundle = (...files: BuiltFile[]) => Object.fromEntries(files.map((file) => [file.fileName, file]));

describe('chunkTag', () => {
  it('names each late chunk with its imports and styles, once each, and without what the page brings itself', () => {
    const { children } = chunkTag(
      bundle(
        chunk('index.js', { isEntry: true, imports: ['react.js'], ...css('index.css') }),
        chunk('react.js'),
        chunk('a.js', {
          isDynamicEntry: true,
          facadeModuleId: '/app/a/A.tsx',
          imports: ['b.js', 'index.js'],
          ...css('a.css'),
        }),
        chunk('b.js', { imports: ['a.js', 'react.js'], ...css('b.css', 'index.css') }),
        chunk('lib.js', { isDynamicEntry: true, facadeModuleId: '/node_modules/lib/index.js' }),
        { type: 'asset', fileName: 'index.css' },
      ),
      '/app/',
    );
    expect(JSON.parse(children)).toEqual({ 'a/A.tsx': 'a.js a.css b.js b.css' });
  });
});
