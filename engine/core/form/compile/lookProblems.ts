import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { problem, unknownName } from '../../errors/problem.ts';

type Kind = 'words' | 'flag' | 'lines';

/** What a look may say of one question, and what its value is: words to read, a yes or no, a number of lines, one of a few names. */
const LOOKS = new Map<string, Kind | readonly string[]>([
  ['title', 'words'],
  ['description', 'words'],
  ['help', 'words'],
  ['placeholder', 'words'],
  ['on', 'words'],
  ['off', 'words'],
  ['autocomplete', 'words'],
  ['inline', 'flag'],
  ['inset', 'flag'],
  ['disabled', 'flag'],
  ['readonly', 'flag'],
  ['review', 'flag'],
  ['trim', 'flag'],
  ['rows', 'lines'],
  ['width', ['half', 'third']],
  ['inputmode', ['numeric']],
]);

/** Looks that name fields, widgets, cards or choices. They are judged by what they name. */
const NAMING = ['widget', 'options', 'order', 'sections', 'choices', 'entry', 'add', 'delete'];

const KNOWN = [...NAMING, ...LOOKS.keys()].map((name) => `ui:${name}`).sort();

/**
 * What is wrong with the value of a look.
 * @param name without `ui:`
 * @param key as it stands in the document
 */
export function lookProblems(name: string, key: string, value: unknown, at: Place): readonly ContentProblem[] {
  const kind = LOOKS.get(name);
  if (kind === undefined) return [unknownName(at, 'name', 'a look of a field', key, KNOWN)];
  if (typeof kind !== 'string')
    return typeof value === 'string' && kind.includes(value)
      ? []
      : [{ ...problem(at, 'type', `"${key}" is one of a few names.`), known: kind }];
  return isOfKind[kind](value) ? [] : [problem(at, 'type', `"${key}" is ${kindInWords[kind]}.`)];
}

const isOfKind = {
  words: (value: unknown) => typeof value === 'string',
  flag: (value: unknown) => typeof value === 'boolean',
  lines: (value: unknown) => Number.isInteger(value) && Number(value) > 0,
};

const kindInWords = { words: 'text', flag: 'true or false', lines: 'a whole number above 0' };
