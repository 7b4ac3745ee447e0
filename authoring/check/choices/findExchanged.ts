import { hasWord } from '../words/wordStems.ts';

/** Words that a guest reads, and those of all that tells what they are about. */
export interface Told {
  readonly words: readonly string[];
  readonly about: readonly string[];
}

/** So much more must the words of two say of each other than of what they stand for. */
const times = 2;
const more = 0.5;

/**
 * Pairs whose words say far more of each other than of what they stand for. Unlike a swap of names, the two may share
 * words: a word counts less, the more of them it is about.
 */
export function findExchanged<T extends Told>(
  told: readonly T[],
  mayBe: (one: T, other: T) => boolean,
): readonly (readonly [T, T])[] {
  const weights = new Map<string, number>();
  const weigh = (word: string): number => {
    const known = weights.get(word) ?? 1 / Math.max(1, told.filter(({ about }) => hasWord(about, word)).length);
    weights.set(word, known);
    return known;
  };
  /** How much words say of what only one of two is about. */
  const fits = (words: readonly string[], about: readonly string[], others: readonly string[]): number =>
    words.filter((word) => hasWord(about, word) && !hasWord(others, word)).reduce((sum, word) => sum + weigh(word), 0);
  const gain = (one: T, other: T): number => {
    const [own, crossed] = [fits(one.words, one.about, other.about), fits(one.words, other.about, one.about)];
    const [others, back] = [fits(other.words, other.about, one.about), fits(other.words, one.about, other.about)];
    const isSaid = crossed > 0 && back > 0 ? crossed + back >= 1 : crossed + back >= (own + others === 0 ? 1.5 : 2);
    const isMore = crossed + back >= times * (own + others) + more;
    return isSaid && isMore && crossed + more >= own && back + more >= others ? crossed + back - own - others : 0;
  };
  const pairs = told.flatMap((one, index) =>
    told
      .slice(index + 1)
      .filter((other) => mayBe(one, other))
      .map((other) => ({ one, other, gained: gain(one, other) }))
      .filter(({ gained }) => gained > 0),
  );
  // What is exchanged with one may also seem to be of others.
  return pairs
    .filter(({ one, other, gained }) =>
      pairs.every(
        (pair) => ![pair.one, pair.other].some((each) => each === one || each === other) || pair.gained <= gained,
      ),
    )
    .map(({ one, other }) => [one, other] as const);
}
