/**
 * The alphabetical order of names that guests read. Names without accents are compared without the browser's rules of a
 * language, whose first use takes a phone as long as two frames.
 */
export function compareNames(a: string, b: string): number {
  if (!isPlain.test(a) || !isPlain.test(b)) return a.localeCompare(b, 'en-US');
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1;
  // Of names that differ in case alone, the small letter comes first.
  return a === b ? 0 : a > b ? -1 : 1;
}

/** Letters and digits of English, and what stands before both in every order. */
const isPlain = /^[A-Za-z0-9 '(),./&+-]*$/;
