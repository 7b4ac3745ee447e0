import { describe, expect, it, vi } from 'vitest';
import { createMessageStore } from '../../../app/messages/MessageStore.ts';

describe('the store of words', () => {
  it('reads each document once, however often it is asked for', async () => {
    const read = vi.fn(async (name: string) => ({ name }));
    const store = createMessageStore(read);
    await Promise.all([store.load(['site-messages', 'search-messages']), store.load(['search-messages'])]);
    await store.load(['search-messages']);
    expect(read.mock.calls).toEqual([['site-messages'], ['search-messages']]);
    expect(store.read('search-messages')).toEqual({ name: 'search-messages' });
    expect(store.read('cancel-messages')).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cannot be read', async () => undefined],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('asks again for a document that %s', async (_how, answer) => {
    const read = vi.fn(answer);
    const store = createMessageStore(read);
    await store.load(['site-messages']);
    expect(store.read('site-messages')).toBeUndefined();
    read.mockResolvedValue({ skip: 'Skip' });
    await store.load(['site-messages']);
    expect(store.read('site-messages')).toEqual({ skip: 'Skip' });
  });

  it('tells who listens when a document is there', async () => {
    const store = createMessageStore(async () => ({}));
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    await store.load(['site-messages']);
    stop();
    await store.load(['search-messages']);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
