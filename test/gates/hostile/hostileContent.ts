import { compileRule } from '#engine';
import { checkSchema } from '../../../engine/core/validation/checkSchema.ts';
import { compilePattern, patternProblem } from '../../../engine/core/validation/patternCost.ts';
import { sampled } from '../../../tools/documents/sampled.ts';
import { environment, place } from '../../engine/core/rules/exampleEnvironment.ts';
import { type Bar, countCases, type Gate, type Size } from '../Gate.ts';
import { anyPattern, attacks, slowPatterns } from './hostilePatterns.ts';
import { hostileRules } from './hostileRules.ts';
import { hostileSchemas } from './hostileSchemas.ts';
import { leastTime } from './leastTime.ts';

const goal = 20;
/** The longest time in milliseconds that matching one answer against an accepted pattern may take. */
const matchGoal = 100;
const patterns = 5_000;

const pickLimit = (milliseconds: number, { isTimed }: Size): number =>
  isTimed ? milliseconds : Number.POSITIVE_INFINITY;

interface Hostile {
  readonly what: string;
  readonly refused: () => boolean;
}

/** Tests that all are refused within the goal; the figure is the slowest time. */
function refusals(bar: string, all: readonly Hostile[], size: Size): Bar {
  const limit = pickLimit(goal, size);
  const tried = all.map(({ what, refused }) => {
    let isRefused = false;
    const time = leastTime(() => {
      isRefused = refused();
    }, limit);
    return { what, isRefused, time };
  });
  const slowest = Math.max(...tried.map(({ time }) => time));
  const wrong = tried.filter(({ isRefused, time }) => !isRefused || time > limit);
  return {
    bar,
    cases: all.length,
    figure: `${tried.filter(({ isRefused }) => isRefused).length} refused, the slowest in ${slowest.toFixed(1)} ms`,
    goal: `all, each in ${goal} ms`,
    met: wrong.length === 0,
    examples: wrong.map(
      ({ what, isRefused, time }) => `${isRefused ? time.toFixed(1) : 'taken'}: ${what.slice(0, 300)}`,
    ),
  };
}

/** Tests random patterns: each is decided in time, and accepted ones withstand every attack. */
function anyPatterns(size: Size): Bar {
  const count = countCases(patterns, size);
  const [limit, matchLimit] = [pickLimit(goal, size), pickLimit(matchGoal, size)];
  const examples: string[] = [];
  let [slowest, longest, taken] = [0, 0, 0];
  for (const pattern of sampled(anyPattern, count, size.seed)) {
    let isTaken = false;
    const time = leastTime(() => {
      isTaken = patternProblem(pattern, place) === undefined;
    }, limit);
    slowest = Math.max(slowest, time);
    if (time > limit) examples.push(`${time.toFixed(1)} ms to decide: ${pattern}`);
    if (!isTaken) continue;
    taken += 1;
    const expression = compilePattern(pattern);
    for (const attack of attacks) {
      const match = leastTime(() => expression.test(attack), matchLimit);
      longest = Math.max(longest, match);
      if (match > matchLimit) examples.push(`${match.toFixed(1)} ms for an answer: ${pattern}`);
    }
  }
  return {
    bar: 'Any pattern',
    cases: count,
    figure: `decided in ${slowest.toFixed(1)} ms; ${taken} taken, an answer in ${longest.toFixed(1)} ms`,
    goal: `${goal} ms; an answer in ${matchGoal} ms`,
    met: examples.length === 0,
    examples: examples.slice(0, 5),
  };
}

/** Content that is made to block the guest's phone or the author's computer. */
export const hostileContent: Gate = {
  name: 'hostile',
  run: async (size) => [
    refusals(
      'Hostile rules',
      hostileRules.map((rule) => ({
        what: Object.keys(Object(rule)).slice(0, 2).join(),
        refused: () => !compileRule(rule, environment, place).ok,
      })),
      size,
    ),
    refusals(
      'Hostile patterns',
      slowPatterns.map((pattern) => ({ what: pattern, refused: () => patternProblem(pattern, place) !== undefined })),
      size,
    ),
    refusals(
      'Hostile schemas',
      hostileSchemas.map((schema) => ({
        what: JSON.stringify(schema),
        refused: () => !checkSchema(schema, place).ok,
      })),
      size,
    ),
    anyPatterns(size),
  ],
};
