import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ContentReply, createContentLoader } from '#engine';
import { cancelled, entry, hello, path, source } from './greetings.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('sharing and keeping', () => {
  it('loads once for simultaneous and later readers, who share the document', async () => {
    const api = source('api', { [path]: hello });
    const loader = createContentLoader({ sources: [api] });
    const [a, b] = await Promise.all([loader.load(entry()), loader.load(entry())]);
    const c = await loader.load(entry());
    expect(api.asked).toEqual([path]);
    expect(a.ok && b.ok && c.ok && a.document === b.document && b.document === c.document).toBe(true);
  });

  it('asks again after a failure', async () => {
    const api = source('api', { [path]: [500, hello] });
    const loader = createContentLoader({ sources: [api] });
    expect((await loader.load(entry())).ok).toBe(false);
    expect((await loader.load(entry())).ok).toBe(true);
  });

  it('cancels an aborted reader at once, and aborts the request with the last one', async () => {
    const api = source('api', { [path]: () => new Promise(() => undefined) });
    const loader = createContentLoader({ sources: [api] });
    const [one, two] = [new AbortController(), new AbortController()];
    const reads = [loader.load(entry(), one.signal), loader.load(entry(), two.signal)];
    await Promise.resolve();
    one.abort();
    expect(await reads[0]).toEqual(cancelled);
    expect(api.aborted).toEqual([]);
    two.abort();
    expect(await reads[1]).toEqual(cancelled);
    expect(api.aborted).toEqual([path]);
    expect(api.asked).toEqual([path]);
  });

  it('loads again for a reader after the last one aborted', async () => {
    const api = source('api', { [path]: [() => new Promise<ContentReply>(() => undefined), hello] });
    const loader = createContentLoader({ sources: [api] });
    const leaving = new AbortController();
    const first = loader.load(entry(), leaving.signal);
    leaving.abort();
    expect(await first).toEqual(cancelled);
    expect(await loader.load(entry())).toMatchObject({ ok: true, document: { words: 'hello' } });
  });

  it('ignores an abort after the reply', async () => {
    const api = source('api', { [path]: hello });
    const loader = createContentLoader({ sources: [api] });
    const leaving = new AbortController();
    await loader.load(entry(), leaving.signal);
    leaving.abort();
    expect((await loader.load(entry())).ok).toBe(true);
    expect(api.asked).toEqual([path]);
    expect(api.aborted).toEqual([]);
  });

  it('does not load for a reader that is already aborted', async () => {
    const api = source('api', { [path]: hello });
    expect(await createContentLoader({ sources: [api] }).load(entry(), AbortSignal.abort())).toEqual(cancelled);
    expect(api.asked).toEqual([]);
  });

  it('ends every reader well, for any order of coming, leaving and replying', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
        async (scheduler, leaves) => {
          const reply = scheduler.scheduleFunction(async (): Promise<ContentReply> => ({ ok: true, text: hello }));
          const loader = createContentLoader({ sources: [{ id: 'api', fetch: () => reply() }] });
          const readers = leaves.map((leaving) => {
            const controller = new AbortController();
            const result = scheduler.schedule(Promise.resolve()).then(() => loader.load(entry(), controller.signal));
            if (leaving) void scheduler.schedule(Promise.resolve()).then(() => controller.abort());
            return { leaving, result };
          });
          await scheduler.waitAll();
          for (const { leaving, result } of readers) {
            const ended = await result;
            if (!leaving) expect(ended.ok).toBe(true);
            else expect(ended.ok || ended.error.status === 'Request Cancelled').toBe(true);
          }
        },
      ),
    );
  });
});
