import fc from 'fast-check';
import { compileRule, evaluateRule, UNKNOWN } from '#engine';
import { sampled } from '../../tools/documents/sampled.ts';
import { complete, conditions, spoiled, wellTyped } from '../engine/core/rules/arbitraryRules.ts';
import { buildScope, environment, place } from '../engine/core/rules/exampleEnvironment.ts';
import { countCases, type Gate } from './Gate.ts';

const whole = 10_000;

/**
 * A random rule over right answers, and over the same with some missing or spoiled: where it still knows an answer, it is
 * the same one. Another would be a rule that decides by what nobody has said.
 */
export const rulesNeverOpen: Gate = {
  name: 'rules',
  run: async (size) => {
    const count = countCases(whole, size);
    let [tried, decided, open] = [0, 0, 0];
    const examples: string[] = [];
    const cases = fc.record({ rule: conditions, answers: complete, spoils: spoiled });
    // Those that do not compile are refused before any guest meets them, so they do not count.
    for (const { rule, answers, spoils } of sampled(cases, count * 3, size.seed)) {
      if (tried === count) break;
      const compiled = compileRule(rule, environment, place);
      if (!compiled.ok) continue;
      tried += 1;
      const kept = Object.entries(spoils).filter(([name, value]) => !wellTyped(name, value));
      const partial = { ...answers, ...Object.fromEntries(kept) };
      const result = evaluateRule(compiled.value, buildScope(JSON.parse(JSON.stringify(partial))));
      if (result === UNKNOWN) continue;
      decided += 1;
      if (result === evaluateRule(compiled.value, buildScope(answers))) continue;
      open += 1;
      if (examples.length < 5) examples.push(JSON.stringify({ rule, answers, partial }));
    }
    return [
      {
        bar: 'Rules fail open',
        cases: tried,
        figure: `${open} fail open (${decided} decided)`,
        goal: `0 of ${count}`,
        met: open === 0 && tried === count,
        examples,
      },
    ];
  },
};
