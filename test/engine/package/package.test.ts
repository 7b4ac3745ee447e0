import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocksIn } from '../../architecture/markdown.ts';
import { installEngine, pages, readPage, run } from './installEngine.ts';

/** The engine as an application finds it that has only the package: its pages, its types and its code. */

let application = '';
const engine = () => join(application, 'node_modules/@stepwell/engine');

/** The files whose code the pages show. */
const written = pages
  .flatMap((page) => codeBlocksIn(readPage(page)))
  .flatMap(({ file, text }) => (file === undefined ? [] : [{ file, text }]));

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noEmit: true,
  types: ['vite/client', 'node'],
  skipLibCheck: true,
};

beforeAll(() => {
  application = installEngine();
  for (const { file, text } of written) writeFileSync(join(application, file), text);
  writeFileSync(join(application, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  writeFileSync(join(application, 'package.json'), JSON.stringify({ type: 'module' }));
}, 120_000);

afterAll(() => rmSync(application, { recursive: true, force: true }));

describe('the pages of the package', () => {
  it('have the documents of the first example', () => {
    const documents = readFileSync(join(import.meta.dirname, '../../../examples/minimal/documents.json'), 'utf8');
    expect(written.find(({ file }) => file === 'documents.json')?.text).toBe(documents);
  });

  it('have code that compiles against the types of the package', () => {
    expect(written.map(({ file }) => file).sort()).toEqual(
      [
        'YearWidget.tsx',
        'Questions.tsx',
        'documents.json',
        'german.ts',
        'loader.ts',
        'main.tsx',
        'questions.json',
        'submission.ts',
        'theme.css',
      ].sort(),
    );
    expect(run(application, 'tsc', '--project', '.')).toBe('');
  });

  it('have an example for Node that compiles as Node resolves it', () => {
    const project = join(application, 'tsconfig.node.json');
    const node = { ...compilerOptions, module: 'nodenext', moduleResolution: 'nodenext' };
    writeFileSync(project, JSON.stringify({ compilerOptions: node, files: ['submission.ts', 'loader.ts'] }));
    expect(run(application, 'tsc', '--project', project)).toBe('');
  });

  it('say what the example for Node prints', () => {
    const [, printed] = /It prints, over more lines:\n\n```json\n([\s\S]*?)\n```/.exec(readPage('README.md')) ?? [];
    expect(JSON.parse(run(application, 'tsx', 'submission.ts'))).toEqual(JSON.parse(printed ?? ''));
  });

  it('have questions and forms that a server can render, in strict mode too', () => {
    writeFileSync(join(application, 'server.tsx'), SERVER);
    const html = run(application, 'tsx', 'server.tsx');
    expect(html).toContain('Are you an adult?');
    expect(html).toContain('Your pet');
  });

  it('name only files that are packed, or that they have themselves', () => {
    const own = [...written.map(({ file }) => file), 'tsconfig.json', 'package.json'];
    const missing = pages.flatMap((page) => {
      const prose = readPage(page).replaceAll(/```[\s\S]*?```/g, '');
      const linked = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => join(dirname(page), to));
      const named = [...prose.matchAll(/`([\w./-]+\.(?:tsx?|css|md|json))`/g)].map(([, name = '']) => name);
      const isPacked = (name: string) =>
        [name, `schemas/${name}`, `dist/react/${name}`].some((path) => existsSync(join(engine(), path)));
      return [...linked, ...named.filter((name) => !own.includes(name))].filter((name) => !isPacked(name));
    });
    expect(missing).toEqual([]);
  });
});

describe('the types of the package', () => {
  it('are written with names, not spelled out', () => {
    const dist = join(engine(), 'dist');
    const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.d.ts'),
    );
    const long = declarations.filter((name) => !name.includes('generated') && statSync(join(dist, name)).size > 8_000);
    expect(declarations.length).toBeGreaterThan(100);
    expect(long).toEqual([]);
  });
});

const SERVER = `
import { compileWizard } from '@stepwell/engine';
import { messageCatalogue, wizardMessages } from '@stepwell/engine/messages/en';
import { Stepper, useLocalWizard, WizardForm, widgets } from '@stepwell/engine/react';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import documents from './documents.json' with { type: 'json' };
import { Questions } from './Questions.tsx';

const compiled = compileWizard(
  { name: 'registration', document: documents.registration },
  [documents.pet, documents.owner].map((document) => ({ name: document.id, document })) as never,
  { widgets, messages: Object.keys(messageCatalogue) },
);

function Registration() {
  const wizard = useLocalWizard(compiled.value);
  const shared = { wizard, messages: wizardMessages };
  return [
    createElement(Stepper, { key: 1, ...shared }),
    createElement(WizardForm, { key: 2, ...shared, catalogue: messageCatalogue, widgets }),
  ];
}

console.log(renderToString(createElement(StrictMode, null, createElement(Questions), createElement(Registration))));
`;
