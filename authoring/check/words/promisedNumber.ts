const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The number that a word or digits say; not a number for any other word. */
export const parseNumber = (word: string): number =>
  numbers.includes(word.toLowerCase()) ? numbers.indexOf(word.toLowerCase()) : Number(word);

/** The number that words promise as the most, as it is written there; undefined where they promise none. */
export function promisedNumber(words: string | undefined): string | undefined {
  const [, said] = /\b(?:up to|at most|no more than) (\w+)/i.exec(words ?? '') ?? [];
  return said === undefined || Number.isNaN(parseNumber(said)) ? undefined : said;
}
