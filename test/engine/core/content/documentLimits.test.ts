import { describe, expect, it } from 'vitest';
import { createContentLoader } from '#engine';
import { problemDetails } from '#engine/problems';
import { worded } from '../problems/worded.ts';
import { broken, entry, hello, path, source } from './greetings.ts';

describe('what a document may be', () => {
  it.each([
    ['bytes', { bytes: 10 }, hello, 'The document has more than 10 bytes.'],
    ['depth', { depth: 3 }, '{"a":[[[1]]]}', 'The document is nested deeper than 3.'],
    ['values', { nodes: 3 }, '[1,2,3]', 'The document has more than 3 values.'],
  ])('is limited in %s', async (_, budgets, text, message) => {
    const loader = createContentLoader({ sources: [source('api', { [path]: text })], budgets });
    const loaded = await loader.load(entry());
    expect(loaded).toMatchObject({ ok: false, error: { status: 500 } });
    expect(worded(loaded.ok ? [] : loaded.error.problems)).toMatchObject([{ code: 'too-large', message }]);
  });

  it.each([
    ['{\n  "words": oops\n}', 2],
    ['{ "words": "x" ', 1],
    ['', 1],
  ])('is JSON: %j has its fault in line %i', async (text, line) => {
    const loader = createContentLoader({ sources: [source('api', { [path]: text })], details: problemDetails });
    expect(await loader.load(entry())).toMatchObject({
      error: {
        problems: [{ document: 'greeting', pointer: '', code: 'not-json', line }],
      },
    });
  });

  it('is described by document, pointer and code alone to a loader without details', async () => {
    const structure = createContentLoader({ sources: [source('api', { [path]: broken })] });
    expect(await structure.load(entry())).toMatchObject({
      error: { problems: [{ document: 'greeting', pointer: '/words', code: 'wrong-type' }] },
    });
    const syntax = createContentLoader({ sources: [source('api', { [path]: '{' })] });
    expect(await syntax.load(entry())).toMatchObject({
      error: { problems: [{ document: 'greeting', pointer: '', code: 'not-json' }] },
    });
  });

  it('is hostile in no way that throws', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const loader = createContentLoader({ sources: [source('api', { [path]: deep })] });
    expect(await loader.load(entry())).toMatchObject({ ok: false, error: { status: 500 } });
  });

  const anything = Object.assign((value: unknown): value is unknown => value !== undefined, {});

  it('may be merged of several, lists end to end', async () => {
    const loader = createContentLoader({
      sources: [
        source('api', { a: '{ "x": [1], "y": { "p": 1, "q": 1 } }', b: '{ "x": [2], "y": { "q": 2 }, "z": 3 }' }),
      ],
    });
    const merged = { ...entry(), check: anything, path: 'a', merge: ['b'] };
    expect(await loader.load(merged)).toMatchObject({ document: { x: [1, 2], y: { p: 1, q: 2 }, z: 3 } });
  });

  it.each([
    ['the first', { a: '{"x":"none"}', b: '{"x":[2]}' }],
    ['the second', { a: '{"x":[1]}', b: '{"x":"none"}' }],
  ])('may not hide, when merged, that %s has no list where there is to be one', async (_which, texts) => {
    const loader = createContentLoader({ sources: [source('api', texts)] });
    const merged = { ...entry(), check: anything, path: 'a', merge: ['b'] };
    expect(await loader.load(merged)).toMatchObject({ document: { x: 'none' } });
  });
});
