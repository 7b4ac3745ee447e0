import { type AskedField, type FieldProblem, readUiOption } from './AskedField.ts';

/** How the words begin that make an answer yes, and those that take it back. */
const begins = {
  yes: /^(?:add|show|open|include|enter|i have)\b/i,
  no: /^(?:remove|delete|hide|close|leave out|take out|undo|cancel)\b/i,
};

/**
 * Reports a toggle with each other's words: `ui:on` stands on the button while the answer is not yes, so it says what a
 * press adds, and `ui:off` what one takes back.
 */
export function checkToggleWords(field: AskedField): readonly FieldProblem[] {
  const [on, off] = [readUiOption(field, 'on'), readUiOption(field, 'off')];
  if (typeof on !== 'string' || typeof off !== 'string' || !begins.no.test(on) || !begins.yes.test(off)) return [];
  const message = `The button of "${field.name}" says "${on}" until the answer is yes, and "${off}" from then on: each speaks of the other.`;
  return [{ pointer: field.uiSchemaPointer, code: 'swapped-words', message }];
}
