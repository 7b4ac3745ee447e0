/**
 * Removes invisible characters from a text, such as the direction marks around a number that is copied from an address
 * book: a guest could neither find nor delete them. Not for names, in which some languages need such characters.
 */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Removes the spaces around a text. */
export const trimmed = (text: string): string => text.trim();

/** Keeps a text as it is, because spaces are part of the answer (`ui:trim: false`). */
export const untouched = (text: string): string => text;

/** Removes invisible characters and the spaces around a text. For addresses, numbers and codes; not for names. */
export const unmarked = (text: string): string => withoutMarks(text).trim();
