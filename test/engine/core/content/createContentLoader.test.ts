import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ContentProblem, createContentLoader, type DocumentEntry } from '#engine';
import { broken, entry, type Greeting, hello, path, type Script, shipped, source } from './greetings.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('the order of sources', () => {
  it.each([
    ['the first that answers', hello, shipped, { source: 'api', document: { words: 'hello' }, problems: 0 }],
    ['the next when the first has none', 404, shipped, { source: 'file', document: { words: 'shipped' }, problems: 0 }],
    ['the next when the first fails', 503, shipped, { source: 'file', document: { words: 'shipped' }, problems: 0 }],
    [
      'the next when the first is no JSON',
      '{ "words": ',
      shipped,
      { source: 'file', document: { words: 'shipped' }, problems: 1 },
    ],
    [
      'the next when the first has another form',
      broken,
      shipped,
      { source: 'file', document: { words: 'shipped' }, problems: 1 },
    ],
    [
      'the next when the source rejects',
      () => Promise.reject(new Error('offline')),
      shipped,
      { source: 'file', document: { words: 'shipped' }, problems: 0 },
    ],
  ])('gives %s', async (_, api, file, expected) => {
    const problems: ContentProblem[] = [];
    const loader = createContentLoader({
      sources: [source('file', { [path]: file }), source('api', { [path]: api })],
      onProblem: (problem) => problems.push(problem),
    });
    const result = await loader.load(entry());
    expect(result).toMatchObject({ ok: true, source: expected.source, document: expected.document });
    expect(problems).toHaveLength(expected.problems);
    expect(result.ok && result.problems).toEqual(problems);
  });

  it.each([
    [404, 404, 404],
    [503, 404, 503],
    [broken, 404, 500],
    [() => Promise.reject(new Error('offline')), 404, 500],
    [404, broken, 404],
  ])('has the status of the first source when none has a good copy: %s and %s give %s', async (api, file, status) => {
    const loader = createContentLoader({ sources: [source('api', { [path]: api }), source('file', { [path]: file })] });
    expect(await loader.load(entry())).toMatchObject({ ok: false, error: { type: 'error', status } });
  });

  it('has status 404 for a document without a known source', async () => {
    expect(await createContentLoader({ sources: [] }).load(entry())).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
    expect(await createContentLoader({ sources: [] }).load(entry({ sources: [] }))).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
  });

  it('falls back when the compiler finds problems, and gives what the compiler made', async () => {
    const compiled = (words: string): DocumentEntry<Greeting, number> => ({
      ...entry(),
      compile: (document) =>
        document.words === words
          ? {
              ok: false,
              problems: [{ document: 'greeting', pointer: '/words', code: 'unknown-name', message: 'Unknown.' }],
            }
          : { ok: true, value: document.words.length },
    });
    const sources = [source('api', { [path]: hello }), source('file', { [path]: shipped })];
    expect(await createContentLoader({ sources }).load(compiled('other'))).toMatchObject({
      document: 5,
      source: 'api',
    });
    expect(await createContentLoader({ sources }).load(compiled('hello'))).toMatchObject({
      document: 7,
      source: 'file',
      problems: [{ code: 'unknown-name' }],
    });
  });

  it('always gives the first good copy, whatever the others do', async () => {
    const scripts = fc.constantFrom<Script>(hello, shipped, broken, '{', 404, 500);
    await fc.assert(
      fc.asyncProperty(fc.array(scripts, { minLength: 1, maxLength: 5 }), async (given) => {
        const sources = given.map((script, index) => source(`s${index}`, { [path]: script }));
        const first = given.findIndex((script) => script === hello || script === shipped);
        const result = await createContentLoader({ sources }).load(entry({ sources: sources.map(({ id }) => id) }));
        expect(result.ok ? result.source : -1).toBe(first === -1 ? -1 : `s${first}`);
        expect(sources.map(({ asked }) => asked.length)).toEqual(
          given.map((_, index) => (first === -1 || index <= first ? 1 : 0)),
        );
      }),
    );
  });
});
