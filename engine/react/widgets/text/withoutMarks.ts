/**
 * Removes invisible characters from a text, such as the direction marks around a number that is copied from an address
 * book: a guest could neither find nor delete them. Not for names, in which some languages need such characters.
 */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');
