import type { Json } from '../../json/Json.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import type { Part } from '../explanation/Explanation.ts';
import { explainPart } from '../explanation/explainPart.ts';
import { describeValue } from './describeValue.ts';

const words: Readonly<Record<string, string>> = {
  '==': 'is',
  '===': 'is',
  '!=': 'is not',
  '!==': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
  in: 'is one of',
  sameText: 'is the same text as',
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '%': 'modulo',
  and: 'and',
  or: 'or',
};

const functions: Readonly<Record<string, string>> = {
  answered: 'is answered',
  length: 'the length of',
  yearsBetween: 'years from',
  monthsBetween: 'months from',
  daysBetween: 'days from',
};

/** A part of a rule in words: `“State” is “CA” (now “OH”)`. Values of reads are said where `withValues` is true. */
export function describePart(part: Part, withValues = true): string {
  switch (part.kind) {
    case 'literal':
      return describeValue(part.value);
    case 'list':
      return (part.parts ?? []).map((each) => describePart(each, withValues)).join(', ');
    case 'condition':
      return `“${part.name ?? ''}”`;
    case 'read':
      return `${describeName(part)}${withValues ? ` (now ${describeNow(part)})` : ''}`;
    case 'call':
      return describeCall(part, withValues);
  }
}

function describeCall({ name = '', parts = [] }: Part, withValues: boolean): string {
  const said = parts.map((each) => describePart(each, withValues));
  const [first = '', second = ''] = said;
  if (name === 'answered') return `${first} ${functions.answered}`;
  if (name === '!') return `not: ${first}`;
  if (name === '!!') return first;
  if (name in words && said.length > 1) return said.join(` ${words[name]} `);
  if (['yearsBetween', 'monthsBetween', 'daysBetween'].includes(name))
    return `${functions[name]} ${first} to ${second}`;
  if (name === 'length') return `${functions.length} ${first}`;
  return `${name}(${said.join(', ')})`;
}

/** What a read is called: the title of its field, else its name. */
export function describeName({ path = [], title }: Part): string {
  if (title !== undefined) return path[0] === 'criteria' ? `“${title}” (${path.at(-1)})` : `“${title}”`;
  if (path[0] === 'settings') return `the setting ${path.slice(1).join('.')}`;
  if (path[0] === 'context') return path[1] === 'today' ? 'today' : `${path.slice(1).join('.')}`;
  return path.length === 0 ? 'the entry' : path.join('.');
}

const describeNow = ({ value, missing }: Part): string =>
  missing === undefined
    ? describeValue(value)
    : value === undefined
      ? missing
      : `${missing}, so ${describeValue(value)}`;

/** Whether a condition holds: true, not true, or unknown. */
export const describeTruth = (value: Json | undefined): string =>
  value === true ? 'true' : value === false ? 'not true' : 'unknown';

/** A rule in words, without values: `“Kind” is “Other”`. `title` gives the title of what is read at a path. */
export const describeRule = (rule: CompiledRule, title: (path: readonly string[]) => string | undefined): string =>
  describePart(explainPart(rule.root, {}, { title, missing: () => 'not answered' }), false);
