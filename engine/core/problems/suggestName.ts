import { distance } from 'fastest-levenshtein';
import type { ContentProblem } from '../errors/ContentProblem.ts';

/** The known name that was probably meant by an unknown one; undefined when none is similar. */
export function suggestName({
  code,
  written,
  known = [],
}: Pick<ContentProblem, 'written' | 'known'> & { readonly code: string }): string | undefined {
  if (written === undefined) return undefined;
  return code === 'unknown-operator' ? nearestOperator(written, known) : nearestName(written, known);
}

/** How many letters may differ: one in a short name, two in a longer one (as when two are swapped), or a third. */
const tolerance = ({ length }: string): number => (length <= 3 ? 1 : Math.max(2, length / 3));

/** The known name that was probably meant, ignoring letter case; undefined when none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    // The names differ in at least this many letters. Skipping them here also keeps very long names from costing time.
    if (Math.abs(written.length - candidate.length) > tolerance(candidate)) continue;
    const away = distance(written, candidate.toLowerCase());
    // The tolerance may cover all letters of a short name: then the two names have nothing in common.
    if (away >= Math.max(written.length, candidate.length)) continue;
    if (away < least && away <= tolerance(candidate)) [best, least] = [candidate, away];
  }
  if (least <= likelySlip) return best;
  return known.find((candidate) => beginsAlike(written, candidate.toLowerCase())) ?? best;
}

/** With more letters that differ, a name with the same first words is the more likely one. */
const likelySlip = 2;

/** Whether one of two names is the other with more words after it, as "Cigna Healthcare" is "Cigna". */
const beginsAlike = (one: string, other: string): boolean => one.startsWith(`${other} `) || other.startsWith(`${one} `);

/** What authors who know other languages call an operator. */
const otherNames: Readonly<Record<string, string>> = {
  '=': '==',
  eq: '==',
  equal: '==',
  equals: '==',
  is: '==',
  '<>': '!=',
  ne: '!=',
  neq: '!=',
  isNot: '!=',
  notEquals: '!=',
  not: '!',
  '&': 'and',
  '&&': 'and',
  every: 'all',
  '|': 'or',
  '||': 'or',
  any: 'some',
  gt: '>',
  greaterThan: '>',
  gte: '>=',
  '=>': '>=',
  lt: '<',
  lessThan: '<',
  lte: '<=',
  '=<': '<=',
  includes: 'in',
  contains: 'in',
  oneOf: 'in',
  exists: 'answered',
  given: 'answered',
  isEmpty: 'missing',
  plus: '+',
  add: '+',
  sum: '+',
  minus: '-',
  subtract: '-',
  times: '*',
  multiply: '*',
  divide: '/',
  mod: '%',
  modulo: '%',
  count: 'length',
  size: 'length',
  concat: 'cat',
  age: 'yearsBetween',
  case: 'if',
  field: 'var',
  value: 'var',
  answer: 'var',
};

/** The operator that was probably meant: the one that another language calls so, else the one with a similar name. */
export function nearestOperator(name: string, known: readonly string[]): string | undefined {
  const other = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
  return other !== undefined && known.includes(other) ? other : nearestName(name, known);
}
