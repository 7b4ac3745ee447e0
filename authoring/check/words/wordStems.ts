/** Words that say nothing about what a text is of. */
const common = new Set(
  'a an and any are at been by did do does for from had has have how i if in is it its me my no not of on one or our please than that the their them they this to up us was we were what when where which who will with yes you your'.split(
    ' ',
  ),
);

/** The words of a text, or of a name in camel case or with hyphens, without those that say nothing. */
export const listWords = (text: string): readonly string[] => [
  ...new Set(
    text
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !common.has(word)),
  ),
];

const endings = /(?:ations?|ines?|ings?|ies|ed|es|al|ly|[esy])$/;

/** Whether two words are forms of one: "seizure" and "seizures", "vaccine" and "vaccination", "neuro" and "neurological". */
export function areForms(one: string, other: string): boolean {
  // Forms begin alike, and most pairs of words do not: they need no stem.
  if (one[0] !== other[0] || one[1] !== other[1]) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one.replace(endings, '') === other.replace(endings, '') || (short.length >= 5 && long.startsWith(short));
}

export const hasWord = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => areForms(word, wanted));
