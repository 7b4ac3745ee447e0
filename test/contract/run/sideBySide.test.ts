import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideBySide } from '../../../contract/run/sideBySide.ts';

/** Results in their order, and the most that were under way at once. Each of the list takes that many turns. */
async function run(turns: readonly number[], atOnce: number, stopAfter = Number.POSITIVE_INFINITY) {
  let underWay = 0;
  let most = 0;
  let begun = 0;
  const act = async (many: number) => {
    begun += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < many; turn += 1) await Promise.resolve();
    underWay -= 1;
    return many;
  };
  const results: number[] = [];
  for await (const result of sideBySide(turns, atOnce, act, () => begun >= stopAfter)) results.push(result);
  return { results, most };
}

describe('what is done side by side', () => {
  it('comes in the order of the list, and not too much of it at once', async () => {
    const lists = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 1, max: 5 }), async (turns, atOnce) => {
        const { results, most } = await run(turns, atOnce);
        expect(results).toEqual(turns);
        expect(most).toBeLessThanOrEqual(atOnce);
      }),
    );
    expect((await run([9, 9, 9, 9], 3)).most).toBe(3);
  });

  it('is finished, and nothing new begun, after a stop', async () => {
    expect((await run([5, 4, 3, 2], 2, 3)).results).toEqual([5, 4, 3]);
  });
});
