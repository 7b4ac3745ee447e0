import { describe, expect, it, vi } from 'vitest';
import { createMessageStore } from '../../../app/messages/MessageStore.ts';
import { shippedAppSettings } from '../../../schemas/generated/content/settings/app-settings.shipped.js';

const loadSettings = async () => undefined;

describe('the store of messages', () => {
  it('reads each document once, however often it is asked for', async () => {
    const loadMessages = vi.fn(async (name: string) => ({ name }));
    const store = createMessageStore({ loadMessages, loadSettings });
    await Promise.all([store.load(['site-messages', 'search-messages']), store.load(['search-messages'])]);
    await store.load(['search-messages']);
    expect(loadMessages.mock.calls).toEqual([['site-messages'], ['search-messages']]);
    expect(store.read('site-messages')).toEqual({ name: 'site-messages' });
    expect(store.read('search-messages')).toEqual({ name: 'search-messages' });
    expect(store.read('cancel-messages')).toBeUndefined();
  });

  it.each<[string, () => Promise<undefined>]>([
    ['cannot be read', async () => undefined],
    ['fails', () => Promise.reject(new Error('offline'))],
  ])('asks again for what %s', async (_how, answer) => {
    const loadMessages = vi.fn<() => Promise<unknown>>(answer);
    const loadSettings = vi.fn<() => Promise<typeof shippedAppSettings | undefined>>(answer);
    const store = createMessageStore({ loadMessages, loadSettings });
    await store.load(['site-messages', 'app-settings']);
    expect(store.read('site-messages')).toBeUndefined();
    expect(store.readSettings()).toBeUndefined();
    loadMessages.mockResolvedValue({ skip: 'Skip' });
    loadSettings.mockResolvedValue(shippedAppSettings);
    await store.load(['site-messages', 'app-settings']);
    expect(store.read('site-messages')).toEqual({ skip: 'Skip' });
    expect(store.readSettings()).toBe(shippedAppSettings);
  });

  it('tells who listens when a document is there', async () => {
    const store = createMessageStore({ loadMessages: async () => ({}), loadSettings });
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    await store.load(['site-messages']);
    stop();
    await store.load(['search-messages']);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
