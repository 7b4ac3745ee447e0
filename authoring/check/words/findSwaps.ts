import { hasWord } from './wordStems.ts';

/** Words, and what they belong to. */
export interface NamedWords {
  /** The words of the name, key or service. */
  readonly name: readonly string[];
  readonly words: readonly string[];
}

/**
 * Pairs whose words seem to stand in each other's place: each has words of the other's name that its own name lacks, and
 * at most one word of the two fits where it stands.
 */
export const findSwaps = <T extends NamedWords>(siblings: readonly T[]): readonly (readonly [T, T])[] =>
  siblings.flatMap((one, index) =>
    siblings.slice(index + 1).flatMap((other) => (areSwapped(one, other) ? [[one, other] as const] : [])),
  );

/**
 * Pairs of which one has words of the other's name, and of its own none, while the other has none of either: what is between
 * them is only half told, so the words must be ones that usually say what they belong to, such as questions.
 */
export const findHalfSwaps = <T extends NamedWords>(siblings: readonly T[]): readonly (readonly [T, T])[] =>
  siblings.flatMap((one) =>
    siblings.flatMap((other) => {
      const [ofOne, ofOther] = [ownName(one, other), ownName(other, one)];
      const isHalf =
        other !== one &&
        ofOne.length > 0 &&
        ofOther.length > 0 &&
        countIn(other, ofOne) > 0 &&
        countIn(one, [...ofOne, ...ofOther]) === 0 &&
        countIn(other, ofOther) === 0;
      return isHalf ? [[one, other] as const] : [];
    }),
  );

function areSwapped(one: NamedWords, other: NamedWords): boolean {
  const [ofOne, ofOther] = [ownName(one, other), ownName(other, one)];
  if (ofOne.length === 0 || ofOther.length === 0) return false;
  const foreign = [countIn(one, ofOther), countIn(other, ofOne)] as const;
  const kept = countIn(one, ofOne) + countIn(other, ofOther);
  return foreign[0] > 0 && foreign[1] > 0 && kept <= 1 && foreign[0] + foreign[1] >= kept + 2;
}

/** The words of a name that another name lacks. */
const ownName = ({ name }: NamedWords, { name: other }: NamedWords): readonly string[] =>
  name.filter((word) => !hasWord(other, word));

const countIn = ({ words }: NamedWords, wanted: readonly string[]): number =>
  wanted.filter((word) => hasWord(words, word)).length;
