import { describe, expect, it, vi } from 'vitest';
import { createContentLoader, type DocumentEntry } from '#engine';
import { worded } from '../problems/worded.ts';
import { entry, path, type Script, source } from './greetings.ts';

describe('transclusion', () => {
  const texts = '{ "greeting": { "words": "put in" } }';
  const form = '{ "words": { "$ref": "texts#/greeting/words" } }';
  const other: DocumentEntry<unknown> = {
    name: 'texts',
    path: 'texts.json',
    sources: ['api', 'file'],
    check: Object.assign(
      (value: unknown): value is unknown => typeof value === 'object' && value !== null && 'greeting' in value,
      {},
    ),
  };
  const createLoader = (api: Readonly<Record<string, Script>>, file: Readonly<Record<string, Script>> = {}) =>
    createContentLoader({
      sources: [source('api', api), source('file', file)],
      find: (name) => (name === 'texts' ? other : undefined),
    });
  const transcluding = entry({ transcludes: true });

  it('puts values of other documents in before the check', async () => {
    expect(await createLoader({ [path]: form, 'texts.json': texts }).load(transcluding)).toMatchObject({
      document: { words: 'put in' },
    });
  });

  it('tells whoever compiles the document which others it has parts of', async () => {
    const compile = vi.fn((document: { readonly words: string }) => ({ ok: true, value: document }) as const);
    await createLoader({ [path]: form, 'texts.json': texts }).load({ ...transcluding, compile });
    expect(compile).toHaveBeenCalledWith({ words: 'put in' }, [
      { pointer: '/words', name: 'texts', document: { greeting: { words: 'put in' } } },
    ]);
    await createLoader({ [path]: '{ "words": "own" }' }).load({ ...entry(), compile });
    expect(compile).toHaveBeenLastCalledWith({ words: 'own' }, []);
  });

  it('is not done in documents that do not say so', async () => {
    expect((await createLoader({ [path]: form, 'texts.json': texts }).load(entry())).ok).toBe(false);
  });

  it("takes the other document's good copy where its first is broken", async () => {
    const result = await createLoader({ [path]: form, 'texts.json': '{}' }, { 'texts.json': texts }).load(transcluding);
    expect(result).toMatchObject({
      ok: true,
      source: 'api',
      document: { words: 'put in' },
      problems: [{ document: 'texts' }],
    });
  });

  it('takes the good copies of both where they do not fit each other', async () => {
    const result = await createLoader(
      { [path]: form, 'texts.json': '{ "greeting": {} }' },
      { [path]: form, 'texts.json': texts },
    ).load(transcluding);
    expect(result).toMatchObject({ ok: true, source: 'file', document: { words: 'put in' } });
    expect(result.ok && worded(result.problems).map(({ message }) => message)).toEqual([
      '"texts#/greeting/words" points to nothing: "words" does not exist.',
    ]);
  });

  it('draws on what the document itself finds, before what all find', async () => {
    const formal = { ...other, path: 'formal.json' };
    const own = { ...transcluding, name: 'formal', find: (name: string) => (name === 'texts' ? formal : undefined) };
    const loader = createLoader({
      [path]: form,
      'texts.json': texts,
      'formal.json': texts.replace('put in', 'inserted'),
    });
    expect(await loader.load(own)).toMatchObject({ document: { words: 'inserted' } });
    expect(await loader.load(transcluding)).toMatchObject({ document: { words: 'put in' } });
  });

  it('reports an unknown document', async () => {
    const result = await createLoader({ [path]: '{ "words": { "$ref": "textes#/greeting" } }' }).load(transcluding);
    expect(worded(result.ok ? [] : result.error.problems)).toMatchObject([
      { code: 'unknown-document', pointer: '/words', message: '"textes" is not a document to transclude from.' },
    ]);
  });
});
