import { describeKeyword, describeViolation, type Keyword } from './describeKeyword.ts';
import { type AnswerKind, describeAnswerKinds, describeUiOptionKinds, type UiOptionKind } from './describeKinds.ts';
import { isNot } from './parts.ts';

const insideGroup = (use: string) => (pointer: string) =>
  `"${pointer}" is inside a group; only a field of the page itself can ${use}.`;

const nobodyAnswers = (effect: string) => (field: string) => `"${field}" is computed, so ${effect}: nobody answers it.`;

/** Sentences of fields: their schemas, and how each is asked. */
export const fieldSentences = {
  // Of fields.
  'unknown-field/here': isNot('a field here'),
  'unknown-field/required': isNot('a field of this page'),
  'field-inside-group/shown': (pointer: string) =>
    `"${pointer}" is inside a group; a group is shown and required as a whole.`,
  'field-inside-group/prefilled': insideGroup('start with a value'),
  'field-inside-group/computed': insideGroup('be computed'),
  'field-inside-group/verified': insideGroup('be verified'),
  'field-inside-group/renewed': insideGroup('be given anew'),
  'missing-title/field': (name: string) => `"${name}" has no "title": a guest would read its name.`,
  'missing-title/label': (field: string) => `"${field}" is sent with its "title" as the label, and it has none.`,
  'missing-title/limits': (field: string) =>
    `"${field}" has limits or checks and no "title": a guest whose value is refused would not see it.`,
  'missing-type': () => 'The field has neither a type nor choices.',
  'wrong-keyword/page': () => 'The schema of a page must have the type object and properties.',
  'wrong-keyword/schema': () => 'A schema must be an object.',
  'wrong-keyword/name': isNot('a keyword that a field may use'),
  'wrong-keyword/value': (name: Keyword, choices?: readonly string[]) =>
    `"${name}" takes ${describeKeyword(name, choices)}.`,
  'wrong-keyword/type': (name: string, type: unknown) =>
    `"${name}" does not apply to the type ${JSON.stringify(type) ?? '(none)'}.`,
  'wrong-keyword/beside': (name: string, allowed: readonly string[]) =>
    `"${name}" is not allowed beside a reference; only ${allowed.join(', ')} are.`,
  'unknown-definition': isNot('a definition of this page'),
  'definition-cycle': (name: string) => `The definition "${name}" contains itself.`,
  'invalid-pattern': isNot('a regular expression'),
  'slow-pattern': () =>
    'The pattern could take too long on a hostile answer. Start it with ^, and repeat no part that can itself match in several ways.',
  'required-without-choices': (name: string) => `"${name}" is required and has no choices, and no rule hides it.`,
  'wrong-choice': (value: unknown, path: string, keyword: string, limit: unknown) =>
    `${JSON.stringify(value)} ${describeViolation(path, keyword, limit)}.`,
  'wrong-default': (value: unknown, path: string, keyword: string, limit: unknown) =>
    `The default ${JSON.stringify(value)} ${describeViolation(path, keyword, limit)}.`,
  'default-in-entry': () => 'An entry of a list starts empty, so its fields cannot have a default.',
  'duplicate-prefill': (pointer: string) => `Two rules prefill "${pointer}".`,
  'duplicate-compute': (pointer: string) => `Two rules compute "${pointer}".`,
  'not-computable': (pointer: string) =>
    `"${pointer}" cannot be computed: its type is none of text, number and yes/no value.`,
  'computed-answer/prefilled': nobodyAnswers('it cannot start with a value'),
  'computed-answer/required': nobodyAnswers('it cannot be required'),
  'computed-answer/default': nobodyAnswers('it has no default'),
  'computed-answer/verified': nobodyAnswers('it cannot be verified'),
  'computed-answer/option': (field: string, option: string) => nobodyAnswers(`"ui:${option}" does nothing`)(field),
  // Of how a field is asked.
  'unknown-widget/name': isNot('a widget'),
  'unknown-widget/none': (name: string) => `"${name}" is not a widget: the compiler was given no "widgets".`,
  'wrong-widget/cards': () => 'The entries of this list are asked on cards; it has no widget itself.',
  'wrong-widget/kind': (widget: string, takes: readonly AnswerKind[], field: string, kind: AnswerKind) =>
    `The widget "${widget}" is for ${describeAnswerKinds(takes)}; "${field}" asks for ${describeAnswerKinds([kind])}, so no answer would be accepted.`,
  'unknown-ui-option': isNot('a ui option of a field'),
  'wrong-ui-value/kind': (option: string, kinds: readonly UiOptionKind[]) =>
    `"${option}" is ${describeUiOptionKinds(kinds)}.`,
  'wrong-ui-value/exclusive': isNot('one of the choices'),
  'wrong-ui-value/choices': () => '"ui:choices" is for a text, or a list of texts, without choices of its own.',
  'wrong-ui-value/context': () => '"ui:choices" names a value of the context.',
  'wrong-ui-value/options': () => '"ui:options" is an object.',
  'wrong-ui-value/field': () => 'The uiSchema of a field is an object.',
  'wrong-ui-value/entry': (option: string) => `"${option}" is for a list whose entries are objects; this is not one.`,
  'wrong-ui-value/text': (option: string) => `"${option}" is text for the guest to read.`,
  'wrong-ui-value/order': () => 'An order is a list of field names.',
  'wrong-ui-value/sections': () => 'Sections are a list of { "title": "...", "fields": ["name", ...] }.',
  'unknown-choices': isNot('a list of choices in the context'),
  'incomplete-order': () => 'The order leaves fields out; end it with "*".',
};
