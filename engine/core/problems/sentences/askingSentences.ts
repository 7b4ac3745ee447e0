import { describeJsonType } from './describeJsonType.ts';
import { isNot } from './parts.ts';

/** Sentences of messages and of the questions of a questionnaire. */
export const askingSentences = {
  // Of messages.
  'unknown-message': isNot('a keyword or a check of this field'),
  'missing-message': (check: string) => `There is no message for the check "${check}".`,
  'ignored-message': () => 'Only an answer with failWithErrorMessage can have a message.',
  'unknown-placeholder': isNot('something that this message can mention'),
  // Of questions.
  'missing-options': (type: string) => `A question of the type "${type}" needs options.`,
  'misplaced-options': (type: string) => `A question of the type "${type}" cannot have options.`,
  'unknown-option': isNot('an option of this question'),
  'wrong-answer/yes-no': () => 'The answer to a yes/no question must be true or false.',
  'wrong-answer/date': (value: unknown) => `${JSON.stringify(value)} is not a date such as "2026-01-31".`,
  'wrong-answer/option': () => 'The answer must be the value of an option.',
  'misplaced-criteria': (type: string) => `The options of "${type}" cannot have criteria.`,
  'uneven-criteria/here': (name: string) =>
    `The criterion "${name}" of the first option is missing here; all options need the same criteria.`,
  'uneven-criteria/first': (name: string) =>
    `The criterion "${name}" is missing in the first option; all options need the same criteria.`,
  'uneven-criteria/type': (name: string, first: string, here: string) =>
    `The criterion "${name}" is ${describeJsonType(first)} in the first option, and ${describeJsonType(here)} here.`,
};
