import type { Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type WordedRule, wordedRules } from '../words/wordedRules.ts';

/** So many months or years. */
export interface Span {
  readonly count: number;
  readonly unit: 'month' | 'year';
}

/**
 * Reports rules that compare months or years with other numbers than their words say: a least age of 12 years whose
 * message says 12 months.
 */
export function checkAges(
  read: Pick<CheckedDocuments, 'questionnaires' | 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const problems = wordedRules(read).flatMap(describeDifference).map(atOrigin);
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}

function describeDifference({ document, pointer, rule, skipWhen, words }: WordedRule): readonly AuthoringProblem[] {
  if (typeof words !== 'string') return [];
  const own = spansIn(rule);
  // A refusal without an age of its own says for which age its question is asked.
  const [compared, said] = own.length > 0 ? [own, spansSaid(words)] : [spansIn(skipWhen), agesSaid(words)];
  if (compared.length === 0 || said.length === 0 || saysOneOf(compared, said)) return [];
  const message = `The words say ${formatSpans(said)}, and the rule compares with ${formatSpans(compared)}.`;
  return [{ document, pointer, code: 'age-differs', message }];
}

/** "Older than 17" and "18 or older" are the same. */
export const saysOneOf = (compared: readonly Span[], said: readonly Span[]): boolean =>
  compared.some((span) =>
    said.some((each) => [span.count, span.count + 1].some((count) => inMonths({ ...span, count }) === inMonths(each))),
  );

const inMonths = ({ count, unit }: Span): number => (unit === 'year' ? 12 * count : count);

export const formatSpans = (spans: readonly Span[]): string =>
  [...new Set(spans.map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`))].join(' and ');

const spansSaid = (words: string): readonly Span[] =>
  [...words.matchAll(/(\d+)[ -](month|year)/g)].map(([, count, unit]) => ({
    count: Number(count),
    unit: unit === 'year' ? 'year' : 'month',
  }));

const AGE =
  /(\d+)(?:[ -](month|year)s?)?(?: of age)? (?:or|and) (?:older|over|above|younger)\b|\b(?:older|younger) than (\d+)(?: (month|year))?|\bfrom (\d+) (month|year)s? on\b/gi;

/** Of "50 or older", "younger than 18" and "from 6 months on"; years unless months are said. */
export const agesSaid = (words: string): readonly Span[] =>
  [...words.matchAll(AGE)].map(([, count, unit, than, unitThan, from, unitFrom]) => ({
    count: Number(count ?? than ?? from),
    unit: (unit ?? unitThan ?? unitFrom)?.toLowerCase() === 'month' ? 'month' : 'year',
  }));

/** The numbers of months and years with which a rule compares the time between two dates. */
export function spansIn(rule: unknown): readonly Span[] {
  if (Array.isArray(rule)) return [...rule.flatMap(spansIn), ...comparedSpans(rule)];
  if (typeof rule !== 'object' || rule === null) return [];
  return Object.values(rule).flatMap(spansIn);
}

/** Of the operands of a comparison. */
function comparedSpans(operands: readonly unknown[]): readonly Span[] {
  const [count] = operands.filter((operand) => typeof operand === 'number');
  const unit = operands.some((each) => readMember(each, 'yearsBetween') !== undefined)
    ? 'year'
    : operands.some((each) => readMember(each, 'monthsBetween') !== undefined) && 'month';
  return count === undefined || !unit ? [] : [{ count, unit }];
}
