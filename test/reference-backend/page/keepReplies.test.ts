import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReplies } from '../../../reference-backend/page/keepReplies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const texts = async (replies: Promise<Readonly<Record<string, string>>>) => Object.values(await replies);

it('asks once a minute for all guests', async () => {
  let turn = 0;
  const answer = vi.fn(async () => `answer ${++turn}`);
  const read = keepReplies(answer);
  const crowd = await Promise.all([texts(read()), texts(read())]);
  expect([...crowd, await texts(read())]).toEqual([['answer 1'], ['answer 1'], ['answer 1']]);
  vi.advanceTimersByTime(60_001);
  expect(await texts(read())).toEqual(['answer 2']);
});

it('has none while they cannot be had, and asks again', async () => {
  const answers = [async () => undefined, async () => Promise.reject(new Error('closed')), async () => 'an answer'];
  const read = keepReplies((_url) => answers.shift()?.() ?? Promise.resolve(undefined));
  expect([await texts(read()), await texts(read()), await texts(read())]).toEqual([[], [], ['an answer']]);
});

it('does not wait for what is slow, but takes it for the next guest', async () => {
  const read = keepReplies(() => new Promise((resolve) => setTimeout(resolve, 2_000, 'late')));
  const first = texts(read());
  await vi.advanceTimersByTimeAsync(600);
  expect(await first).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await texts(read())).toEqual(['late']);
});
