const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i;
const REFERENCE = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;

/**
 * Describes markup in a text that is shown as plain text, where the guest would read it. Undefined when there is none.
 */
export function checkPlainText(text: string): string | undefined {
  const tag = TAG.exec(text)?.[0];
  if (tag !== undefined)
    return `This text is shown as it is written, so the guest would read "${tag}"; only rich text has tags.`;
  const reference = REFERENCE.exec(text)?.[0];
  return reference === undefined
    ? undefined
    : `This text is shown as it is written, so the guest would read "${reference}"; write the character itself.`;
}
