import { sampled } from '../../tools/documents/sampled.ts';
import { explainedCases, judgeCase } from '../engine/core/explain/explainedCase.ts';
import { countCases, type Gate } from './Gate.ts';

const whole = 10_000;

/** The change that an explanation names turns the outcome, and no smaller one does, of all that there are. */
export const explainedChanges: Gate = {
  name: 'explain',
  run: async (size) => {
    const count = countCases(whole, size);
    let [tried, found, none, more, undecided] = [0, 0, 0, 0, 0];
    const examples: string[] = [];
    for (const each of sampled(explainedCases, count * 3, size.seed)) {
      if (tried === count) break;
      const verdict = judgeCase(each);
      // Rules that do not compile are refused before anybody asks about them.
      if (verdict === undefined) continue;
      tried += 1;
      if (verdict.kind === 'found') found += 1;
      else if (verdict.kind === 'none') none += 1;
      else if (verdict.kind === 'more') more += 1;
      else undecided += 1;
      if (verdict.wrong !== undefined) examples.push(`${verdict.wrong}: ${JSON.stringify(each)}`);
    }
    return [
      {
        bar: 'Changes that explanations name',
        cases: tried,
        figure: `${examples.length} wrong (${found} found, ${none} none, ${more} more than three, ${undecided} undecided)`,
        goal: `0 of ${count}`,
        met: examples.length === 0 && tried === count,
        examples: examples.slice(0, 5),
      },
    ];
  },
};
