import { hasWord } from './wordStems.ts';

/** Words, and what they belong to. */
export interface NamedWords {
  /** The words of the name, key or service. */
  readonly name: readonly string[];
  readonly words: readonly string[];
}

/**
 * Pairs whose words seem to stand in each other's place: each has words of the other's name that its own name lacks, and
 * none of its own name that the other's lacks.
 */
export const findSwaps = <T extends NamedWords>(siblings: readonly T[]): readonly (readonly [T, T])[] =>
  siblings.flatMap((one, index) =>
    siblings.slice(index + 1).flatMap((other) => (areSwapped(one, other) ? [[one, other] as const] : [])),
  );

const areSwapped = (one: NamedWords, other: NamedWords): boolean =>
  speaksOfOther(one, other) && speaksOfOther(other, one);

function speaksOfOther({ name, words }: NamedWords, other: NamedWords): boolean {
  const own = name.filter((word) => !hasWord(other.name, word));
  const foreign = other.name.filter((word) => !hasWord(name, word));
  return own.length > 0 && !own.some((word) => hasWord(words, word)) && foreign.some((word) => hasWord(words, word));
}
