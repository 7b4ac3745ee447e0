import type { Place } from '#engine';
import { readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type WordedRule, wordedRules } from '../words/wordedRules.ts';

/** So many months or years. */
interface Span {
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

function describeDifference({ document, pointer, rule, words }: WordedRule): readonly AuthoringProblem[] {
  const [compared, said] = [spansIn(rule), typeof words === 'string' ? spansSaid(words) : []];
  // "Older than 17" and "18 or older" are the same.
  const isSaid = compared.some((span) =>
    said.some((each) => [span.count, span.count + 1].some((count) => inMonths({ ...span, count }) === inMonths(each))),
  );
  if (compared.length === 0 || said.length === 0 || isSaid) return [];
  const message = `The words say ${format(said)}, and the rule compares with ${format(compared)}.`;
  return [{ document, pointer, code: 'age-differs', message }];
}

const inMonths = ({ count, unit }: Span): number => (unit === 'year' ? 12 * count : count);

const format = (spans: readonly Span[]): string =>
  [...new Set(spans.map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`))].join(' and ');

const spansSaid = (words: string): readonly Span[] =>
  [...words.matchAll(/(\d+)[ -](month|year)/g)].map(([, count, unit]) => ({
    count: Number(count),
    unit: unit === 'year' ? 'year' : 'month',
  }));

/** The numbers of months and years with which a rule compares the time between two dates. */
function spansIn(rule: unknown): readonly Span[] {
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
