import type { Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type WordedRule, wordedNotices, wordedRules } from '../words/wordedRules.ts';

/** So many months or years. */
export interface Span {
  readonly count: number;
  readonly unit: 'month' | 'year';
  /** Whether it is "more than" or "at most" so many, which the next number may say as well. */
  readonly isOpen?: boolean;
}

/**
 * Reports rules that compare months or years with other numbers than their words say: a least age of 12 years whose
 * message says 12 months.
 */
export function checkAges(
  read: Pick<CheckedDocuments, 'questionnaires' | 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const problems = [
    ...wordedRules(read).flatMap((worded) => describeDifference(worded, spansOf(worded))),
    ...wordedNotices(read).flatMap((worded) => describeDifference(worded, [spansIn(worded.rule), bounds(worded)])),
  ].map(atOrigin);
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
}

/** What a rule compares with, and what its words say of that. */
type Compared = readonly [compared: readonly Span[], said: readonly Span[]];

function spansOf({ rule, skipWhen, words }: WordedRule): Compared {
  const [own, text] = [spansIn(rule), String(words)];
  // A refusal without an age of its own says for which age its question is asked.
  if (own.length === 0) return [spansIn(skipWhen), agesSaid(text)];
  // "Medicare pays for one visit in 12 months. Please book again after 11 months." is refused for 11 months.
  const waits = [...waitsSaid(text), ...agoSaid(text)];
  // "12 months or older (18 months or older in Mississippi)": what is in parentheses is an exception with a rule of its own.
  const plain = text.replaceAll(/\([^)]*\)/g, '');
  const main = spansSaid(plain).length > 0 ? plain : text;
  const spans = spansSaid(main);
  return [own, waits.length > 0 ? waits : spans.length > 0 ? [...spans, ...agesSaid(main)] : []];
}

const bounds = ({ words }: WordedRule): readonly Span[] => [...agesSaid(String(words)), ...minorsSaid(String(words))];

function describeDifference(
  { document, pointer, words }: WordedRule,
  [compared, said]: Compared,
): readonly AuthoringProblem[] {
  if (typeof words !== 'string' || compared.length === 0 || said.length === 0 || saysOneOf(compared, said)) return [];
  const message = `The words say ${formatSpans(said)}, and the rule compares with ${formatSpans(compared)}.`;
  return [{ document, pointer, code: 'age-differs', message }];
}

/** More than 17 years and "18 or older" are the same. */
export const saysOneOf = (compared: readonly Span[], said: readonly Span[]): boolean =>
  compared.flatMap(lengthsOf).some((months) => said.flatMap(lengthsOf).includes(months));

const lengthsOf = ({ isOpen, ...span }: Span): readonly number[] => [
  inMonths(span),
  ...(isOpen ? [inMonths({ ...span, count: span.count + 1 })] : []),
];

export const inMonths = ({ count, unit }: Span): number => (unit === 'year' ? 12 * count : count);

export const formatSpans = (spans: readonly Span[]): string =>
  [...new Set(spans.map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`))].join(' and ');

const spansSaid = (words: string): readonly Span[] =>
  [...words.matchAll(/(\d+)[ -](month|year)/g)].map(([, count, unit]) => spanOf(count, unit));

const spanOf = (count: string | undefined, unit = 'year'): Span => ({
  count: Number(count),
  unit: unit.toLowerCase() === 'month' ? 'month' : 'year',
});

const WAIT = /\b(?:again|back) after (\d+) (month|year)s?\b|\bwait (\d+) (month|year)s? after\b/gi;

/** Of "book again after 11 months". */
const waitsSaid = (words: string): readonly Span[] =>
  [...words.matchAll(WAIT)].map(([, count, unit, waited, unitWaited]) => spanOf(count ?? waited, unit ?? unitWaited));

const AGO = /\b(?:less|more) than (\d+) (month|year)s? ago\b/gi;

/** Of "less than 2 months ago", which is when the words are read, whatever else they advise. */
const agoSaid = (words: string): readonly Span[] =>
  [...words.matchAll(AGO)].map(([, count, unit]) => spanOf(count, unit));

const MINOR =
  /\b(?:under|younger than)(?: the age of)? (\d+)\b(?:[ -](month|year)s?\b)?(?! (?:second|minute|hour|day|week|mile|pound|percent)s?\b)/gi;

/** Of "under 18" and "younger than 18 years"; years unless months are said. */
export const minorsSaid = (words: string): readonly Span[] =>
  [...words.matchAll(MINOR)].map(([, count, unit]) => spanOf(count, unit));

const AGE =
  /(\d+)(?:[ -](month|year)s?)?(?: of age)? (?:or|and) (older|over|above|younger)\b|\b(older|younger) than (\d+)(?: (month|year))?|\bfrom (\d+) (month|year)s? on\b/gi;

/** Of "50 or older", "younger than 18" and "from 6 months on"; years unless months are said. */
export const agesSaid = (words: string): readonly Span[] =>
  [...words.matchAll(AGE)].map(([, count, unit, side, way, than, unitThan, from, unitFrom]) => {
    const isOpen = /younger/i.test(side ?? '') || /older/i.test(way ?? '');
    return { ...spanOf(count ?? than ?? from, unit ?? unitThan ?? unitFrom), ...(isOpen && { isOpen }) };
  });

/** The numbers of months and years with which a rule compares the time between two dates. */
export const spansIn = (rule: unknown): readonly Span[] =>
  listMembers(rule).flatMap(([operator, operands]) => [...spansIn(operands), ...comparedSpans(operator, operands)]);

/** Of the operands of a comparison. */
function comparedSpans(operator: string, operands: unknown): readonly Span[] {
  if (!Array.isArray(operands)) return [];
  const unit = (['year', 'month'] as const).find((each) =>
    operands.some((operand) => readMember(operand, `${each}sBetween`) !== undefined),
  );
  const between = operands.findIndex((operand) => typeof operand !== 'number');
  return operands.flatMap((count: unknown, index) => {
    if (typeof count !== 'number' || unit === undefined) return [];
    const isOpen = (index < between ? ['<', '>='] : ['>', '<=']).includes(operator);
    return [{ count, unit, ...(isOpen && { isOpen }) }];
  });
}
