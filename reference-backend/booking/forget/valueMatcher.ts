import type { PersonalValue } from './personalValues.ts';

export type Matcher = (content: string) => boolean;

/** Whether a text is the value and nothing else. */
export const isWhole =
  ({ value }: PersonalValue): Matcher =>
  (content) =>
    content.trim().toLowerCase() === value.toLowerCase();

/** What tells somebody apart also within a text: a name, a phrase, a number, an address. */
const isTelling = ({ name, value }: PersonalValue): boolean => /name$/i.test(name) || /[\d\s@]/.test(value);

const LETTER = '[\\p{L}\\p{N}]';
const JOINT = '[@._-]';

/**
 * Whether a text has the value: that of a hash or code anywhere, a telling one as a word that is no part of an address
 * of mail or the web. Another single word, such as White, is an answer only where it is the whole text.
 */
export function valueMatcher(each: PersonalValue): Matcher {
  if (each.isUnique) return (content) => content.includes(each.value);
  if (!isTelling(each)) return isWhole(each);
  const escaped = each.value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const word = new RegExp(`(?<!${LETTER}|${LETTER}${JOINT})${escaped}(?!${LETTER}|${JOINT}${LETTER})`, 'iu');
  return (content) => word.test(content);
}
