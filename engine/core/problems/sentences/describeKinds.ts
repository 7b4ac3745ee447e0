import { joinQuoted } from './parts.ts';

const ANSWER_KINDS = {
  text: 'a text',
  date: 'a date',
  number: 'a number',
  yesNo: 'yes or no',
  choice: 'one of several choices',
  choices: 'any of several choices',
  list: 'a list without choices',
};

export type AnswerKind = keyof typeof ANSWER_KINDS;

export function describeAnswerKinds(kinds: readonly AnswerKind[]): string {
  const all = kinds.map((kind) => ANSWER_KINDS[kind]);
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(' or ');
}

const UI_OPTION_KINDS = {
  text: 'text',
  flag: 'true or false',
  positiveInteger: 'a whole number above 0',
};

/** A kind of values that has a name, or the values themselves. */
export type UiOptionKind = keyof typeof UI_OPTION_KINDS | readonly string[];

export function describeUiOptionKinds(kinds: readonly UiOptionKind[]): string {
  const described = kinds.map((kind) => (typeof kind === 'string' ? UI_OPTION_KINDS[kind] : joinQuoted(kind, ' or ')));
  return [...new Set(described)].join(' or ');
}
