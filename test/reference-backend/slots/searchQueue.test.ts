import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../reference-backend/calls/handling/Refusal.ts';
import { type SearchShare, searchQueue } from '../../../reference-backend/slots/searchQueue.ts';

const share = { atOnce: 2, waiting: 3, perClient: 5, maxWaitMs: 60_000 };

/** A queue in which the test sees what runs, and ends it. */
function openQueue(own: Partial<SearchShare> = {}) {
  const enter = searchQueue({ ...share, ...own });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    /** The outcome of a search: 'done', or why it was refused. */
    search: async (client: string, name: string): Promise<unknown> => {
      try {
        const leave = await enter(client);
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        leave();
        return 'done';
      } catch (error) {
        return error;
      }
    },
    /** Ends the searches that run, and those that begin thereby, in their order. */
    endAll: async (): Promise<void> => {
      await settled();
      while (ends.length > 0) {
        ends.shift()?.();
        await settled();
      }
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('searches', () => {
  test('run a few at a time, the others in their order, and those beyond are refused as of a busy server', async () => {
    const queue = openQueue();
    const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => queue.search('one', name));
    await settled();
    expect(queue.begun).toEqual(['a', 'b']);
    const refused = await answers[5];
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ status: 503, retryAfter: 5 });

    await queue.endAll();
    expect(queue.begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await Promise.all(answers.slice(0, 5))).toEqual(Array(5).fill('done'));
  });

  test('one that waits too long is refused, and does not run later', async () => {
    const queue = openQueue({ atOnce: 1, maxWaitMs: 1 });
    const first = queue.search('one', 'a');
    expect(await queue.search('one', 'b')).toMatchObject({ status: 503, retryAfter: 5 });
    await queue.endAll();
    expect(await first).toBe('done');
    expect(queue.begun).toEqual(['a']);
  });

  test('clients take turns, and one that asks for more than its share is refused while others are not', async () => {
    const queue = openQueue({ atOnce: 1, waiting: 6, perClient: 4 });
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => queue.search('a', name));
    const others = [queue.search('b', 'b1'), queue.search('c', 'c1'), queue.search('b', 'b2')];
    expect(await many[4]).toMatchObject({ status: 503, retryAfter: 5 });
    const last = queue.search('d', 'd1');
    expect(await many[3], 'the last of the longest line, when all places are taken').toMatchObject({ status: 503 });
    expect(await queue.search('d', 'd2'), 'when no line is longer than its own').toMatchObject({ status: 503 });

    await queue.endAll();
    expect(queue.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'a3', 'b2']);
    expect(await Promise.all([...many.slice(0, 3), ...others, last])).toEqual(Array(7).fill('done'));
    const again = queue.search('a', 'a6');
    await queue.endAll();
    expect(await again, 'when its share is free again').toBe('done');
  });

  test('a client whose search waited too long does not keep the others from theirs', async () => {
    const queue = openQueue({ atOnce: 1, maxWaitMs: 20 });
    const first = queue.search('a', 'a1');
    expect(await queue.search('a', 'a2')).toMatchObject({ status: 503 });
    const second = queue.search('b', 'b1');
    await queue.endAll();
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  });
});
