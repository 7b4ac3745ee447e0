import { expect, test, vi } from 'vitest';
import { shareNext } from '../../../reference-backend/content/shareNext.ts';

/** Work that ends when it is told to. */
function workOnCall() {
  const ends: (() => void)[] = [];
  const work = vi.fn(async () => {
    const turn = work.mock.calls.length;
    await new Promise<void>((resolve) => ends.push(resolve));
    return turn;
  });
  return { work, end: async () => (await vi.waitUntil(() => ends.shift()))() };
}

test('callers during running work share the next run', async () => {
  const { work, end } = workOnCall();
  const ask = shareNext(work);
  const first = ask();
  await vi.waitUntil(() => work.mock.calls.length === 1);
  const crowd = Array.from({ length: 20 }, ask);
  await end();
  await end();
  expect([await first, ...new Set(await Promise.all(crowd))]).toEqual([1, 2]);
});

test('a caller without running work starts its own', async () => {
  let turn = 0;
  const ask = shareNext(async () => {
    turn += 1;
    return turn;
  });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test('failed work rejects only its own callers', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce('whole');
  const ask = shareNext(work);
  await expect(ask()).rejects.toThrow('broken');
  expect(await ask()).toBe('whole');
});
