import { describe, expect, it } from 'vitest';
import { createContentLoader } from '#engine';
import { broken, entry, hello, path, shipped, source } from './greetings.ts';

describe('the good copy', () => {
  it("is this page's earlier one when a refreshed document is broken", async () => {
    const api = source('api', { [path]: [hello, broken] });
    const loader = createContentLoader({ sources: [api, source('file', { [path]: shipped })] });
    await loader.load(entry());
    loader.refresh(entry());
    expect(await loader.load(entry())).toMatchObject({
      ok: true,
      document: { words: 'hello' },
      source: 'earlier',
      problems: [{ code: 'wrong-type' }],
    });
  });

  it('can be had at once after it was loaded, until it is to be asked for again', async () => {
    const loader = createContentLoader({ sources: [source('api', { [path]: [hello, broken] })] });
    expect(loader.peek(entry())).toBeUndefined();
    await loader.load(entry());
    expect(loader.peek(entry())).toMatchObject({ ok: true, document: { words: 'hello' } });
    loader.refresh(entry());
    expect(loader.peek(entry())).toBeUndefined();
  });

  it('follows the source that did not fit with other documents', async () => {
    const loader = createContentLoader({
      sources: [source('api', { [path]: hello }), source('file', { [path]: shipped })],
    });
    const first = await loader.load(entry());
    expect(first).toMatchObject({ source: 'api' });
    expect(await loader.fallback(entry(), 'api')).toMatchObject({
      ok: true,
      source: 'file',
      document: { words: 'shipped' },
    });
    expect(await loader.fallback(entry(), 'file')).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('is the earlier one first, then the next source', async () => {
    const api = source('api', { [path]: [hello, '{ "words": "edited" }'] });
    const loader = createContentLoader({ sources: [api, source('file', { [path]: shipped })] });
    await loader.load(entry());
    loader.refresh(entry());
    expect(await loader.load(entry())).toMatchObject({ document: { words: 'edited' } });
    expect(await loader.fallback(entry(), 'api')).toMatchObject({ document: { words: 'hello' }, source: 'earlier' });
    expect(await loader.fallback(entry(), 'earlier')).toMatchObject({ document: { words: 'shipped' }, source: 'file' });
  });
});
