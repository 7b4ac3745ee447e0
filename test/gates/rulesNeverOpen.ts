import fc from 'fast-check';
import { compileRule, evaluateRule, UNKNOWN } from '#engine';
import { sampled } from '../../tools/documents/sampled.ts';
import { complete, conditions, spoiled, wellTyped } from '../engine/core/rules/arbitraryRules.ts';
import { buildScope, environment, place } from '../engine/core/rules/exampleEnvironment.ts';
import { countCases, type Gate } from './Gate.ts';

const whole = 10_000;

/**
 * Evaluates a random rule over valid answers, and again with some of them missing or spoiled. If the rule then still
 * has a result, it must be the same; a different result would mean that the rule decides by something that nobody
 * answered.
 */
export const rulesNeverOpen: Gate = {
  name: 'rules',
  run: async (size) => {
    const count = countCases(whole, size);
    let [tried, decided, open] = [0, 0, 0];
    const examples: string[] = [];
    const cases = fc.record({ rule: conditions, answers: complete, spoils: spoiled });
    // Rules that do not compile are refused before any guest meets them, so they do not count.
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
