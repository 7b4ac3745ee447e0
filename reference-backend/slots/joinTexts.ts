/**
 * Puts a comma between texts, none of which is empty, as `join` does, but copies none: they are copied once, when the whole
 * reply is sent.
 */
export const joinTexts = (texts: readonly string[]): string =>
  texts.reduce((joined, text) => (joined === '' ? text : `${joined},${text}`), '');
