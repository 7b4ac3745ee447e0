import { isNot } from './parts.ts';

/** Sentences of documents: their structure, their names and what these refer to, steps and what is sent. */
export const documentSentences = {
  // Of a file.
  'not-json': () => 'The document is not JSON.',
  'too-large/bytes': (most: number) => `The document has more than ${most} bytes.`,
  'too-large/values': (most: number) => `The document has more than ${most} values.`,
  'too-large/levels': (most: number) => `The document is nested deeper than ${most}.`,
  'too-large/transclusions': (most: number) => `With its transclusions it has more than ${most} values.`,
  'too-large/schema': () => 'The schema is too deep or too large.',
  // Of the form that the schema of its kind asks for.
  'wrong-form': () => 'The document does not match its schema.',
  'missing-member/operand': (name: string) => `"${name}" is missing.`,
  'missing-member/text': () => 'There is no text here.',
  'wrong-count/questions': () => 'At least one question is needed.',
  'wrong-count/steps': () => 'A wizard needs at least one step.',
  'wrong-count/pages': () => 'A form needs at least one page.',
  'duplicate-entry': (field: string) => `"${field}" is in two sections.`,
  // Of names and what they refer to.
  'duplicate-name/questions': (id: string) => `Two questions have the id "${id}".`,
  'duplicate-name/options': (value: string) => `Two options have the value "${value}".`,
  'duplicate-name/steps': (id: string) => `Two steps have the id "${id}".`,
  'duplicate-name/forms': (id: string) => `Two forms have the id "${id}".`,
  'duplicate-name/pages': (name: string) => `Two pages are named "${name}".`,
  'duplicate-name/fields': (name: string) => `Two fields of the form are named "${name}".`,
  'duplicate-name/words': (name: string) => `"${name}" is also the name of a setting.`,
  'forbidden-name': (name: string) => `"${name}" cannot be the name of an answer.`,
  'malformed-pointer': (pointer: string) => `"${pointer}" is not a pointer; a field is written as "/name".`,
  'unknown-document/form': isNot('a form'),
  'unknown-document/transcluded': isNot('a document to transclude from'),
  'unknown-part/reference': (reference: string) => `"${reference}" was not found.`,
  'unknown-part/pointer': (name: string, reference: string) =>
    `"${reference}" points to nothing: "${name}" does not exist.`,
  'malformed-transclusion/beside': (reference: string) =>
    `Nothing else is allowed beside the transclusion "${reference}".`,
  'malformed-transclusion/reference': (reference: string) => `"${reference}" is not written as "document#/pointer".`,
  'transclusion-cycle': (trail: readonly string[]) => `The transclusion leads back to itself: ${trail.join(' → ')}.`,
  // Of settings, steps and pages.
  'unknown-setting': (name: string, form: string) => `"${name}" is not a setting of "${form}".`,
  'unknown-setting/word': isNot("a word of the form's voice"),
  'wrong-setting/type': (name: string, type: string | undefined) =>
    `The value of "${name}" is not of the type ${type}.`,
  'wrong-setting/choice': (name: string) => `The value of "${name}" is not one of its choices.`,
  'unknown-verifier': isNot('a verifier'),
  'unknown-verifier-field': (name: string, verifier: string) => `"${name}" is not a name that "${verifier}" takes.`,
  'first-step-condition/step': () => 'The first step is always asked; it has no condition.',
  'first-step-condition/page': (step: string) =>
    `The first step cannot be "${step}": its first page has a condition, and the guest needs a place to start.`,
  'review-with-fields': () => 'A page that lists the answers asks nothing itself, so it cannot have fields.',
  // Of what is sent.
  'malformed-place/pointer': (place: string) => `"${place}" is not a place in the request; write it as "/group/name".`,
  'malformed-place/list': (place: string, list: string) => `"${place}" has too many names: write it as "${list}/name".`,
  'unknown-encoder': isNot('an encoder'),
  'encoder-and-constant': () => 'Use either "as" or "send": with "send", the answer itself is not sent.',
  'place-inside-place': (place: string, above: string) =>
    `"${place}" lies inside "${above}", which another answer fills.`,
  'place-taken-twice': (from: string, place: string) =>
    `"${from}" is sent to "${place}" too, and only one of them would arrive.`,
};
