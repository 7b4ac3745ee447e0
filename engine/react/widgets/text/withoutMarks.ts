/**
 * Text without the signs that nobody sees, such as the direction marks around a number that is copied from an address
 * book: a guest could neither find nor mend them. Not for names, in which some languages need them.
 */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');
