import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchMs, batchSize, createBatcher, mostFailures } from '../../../app/analytics/createBatcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What happens to a batcher: items come, time passes, the page is hidden. */
type Happening = { readonly add: number } | { readonly pass: number } | 'flush';

const happening = fc.oneof(
  fc.record({ add: fc.integer({ min: 1, max: 3 * batchSize }) }),
  fc.record({ pass: fc.integer({ min: 1, max: 2 * batchMs }) }),
  fc.constant('flush' as const),
);

/** Runs what happens, and gives what was added and the batches that were sent. `arrives` decides batch by batch. */
async function run(happenings: readonly Happening[], arrives: (batch: number) => boolean) {
  const sent: (readonly number[])[] = [];
  let added = 0;
  const batcher = createBatcher<number>(async (batch) => {
    sent.push(batch);
    return arrives(sent.length - 1);
  });
  for (const each of happenings) {
    if (each === 'flush') batcher.flush();
    else if ('pass' in each) vi.advanceTimersByTime(each.pass);
    else for (let count = 0; count < each.add; count += 1) batcher.add(added++);
    await Promise.resolve();
    await Promise.resolve();
  }
  vi.advanceTimersByTime(batchMs);
  return { sent, added };
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('a batcher', () => {
  it('sends every item once and in order, in batches that are neither empty nor too large, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 20 }), async (happenings) => {
        const { sent, added } = await run(happenings, () => true);
        expect(sent.flat()).toEqual(upTo(added));
        for (const batch of sent) expect(batch.length).toBeLessThanOrEqual(batchSize);
        expect(sent.filter((batch) => batch.length === 0)).toEqual([]);
      }),
    );
  });

  it('sends nothing twice and nothing out of order where some batches fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 20 }), fc.array(fc.boolean()), async (happenings, outcomes) => {
        const { sent } = await run(happenings, (batch) => outcomes[batch] ?? true);
        const items = sent.flat();
        expect(items).toEqual([...new Set(items)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('waits for further items, and for no longer than its time', () => {
    const send = vi.fn(async (_batch: readonly string[]) => true);
    const batcher = createBatcher(send);
    batcher.add('a');
    vi.advanceTimersByTime(batchMs - 1);
    batcher.add('b');
    batcher.add('c');
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send.mock.calls).toEqual([[['a', 'b', 'c']]]);
    batcher.add('d');
    vi.advanceTimersByTime(batchMs - 1);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(send.mock.calls).toEqual([[['a', 'b', 'c']], [['d']]]);
    vi.advanceTimersByTime(10 * batchMs);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('leaves a receiver alone that has failed several times in a row', async () => {
    const one: Happening[] = [{ add: 1 }, 'flush'];
    const { sent } = await run(Array.from({ length: 10 }, () => one).flat(), () => false);
    expect(sent).toEqual([[0], [1], [2]]);
    expect(sent).toHaveLength(mostFailures);
  });

  it('goes on where failures are not in a row', async () => {
    const one: Happening[] = [{ add: 1 }, 'flush'];
    const { sent } = await run(Array.from({ length: 10 }, () => one).flat(), (batch) => batch % mostFailures === 0);
    expect(sent.flat()).toEqual(upTo(10));
  });
});
