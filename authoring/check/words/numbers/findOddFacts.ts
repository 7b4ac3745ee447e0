import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import type { Sentence } from '../Sentence.ts';
import { hasWord, listWords } from '../wordStems.ts';

/** A span of time that a sentence says: "15 minutes after the vaccine", "48 to 72 hours". */
interface Fact {
  readonly sentence: Sentence;
  readonly said: string;
  readonly number: string;
  /** The unit, and what the span is from or to. */
  readonly of: string;
  /** What else the sentence says. */
  readonly about: readonly string[];
}

const FACTS: readonly RegExp[] = [
  /(?<number>\d+) (?<unit>minute|hour|day|week|month|year)s? (?<way>after|before) (?:(?:the|your|a|an|their|each|our|this|that) )?(?<what>\p{L}{4,})/giu,
  /(?<number>\d+) (?<unit>minute|hour|day|week|month|year)s? (?<way>before|after)(?:hand|wards?)\b/giu,
  /(?<number>\d+ to \d+) (?<unit>minute|hour|day|week|month|year)s?/giu,
  /(?<number>\d+) (?<unit>month|year)s? (?<way>or older in) (?<what>\p{Lu}\p{L}{3,})/gu,
];

/** What a guest comes for, which "beforehand" is before as well. */
const ofVisit = /^(?:visit|appointment|test|screening)$/i;

/** "12 hours beforehand" is before whatever the text is of, and so says nothing against another text. */
const isOpen = (said: string): boolean => /(?:hand|wards?)$/i.test(said);

/** So many texts that agree are believed rather than one. */
const enough = 2;

/** Reports a span of time that a text says otherwise than at least two of other documents, which speak of the same. */
export const findOddFacts = (sentences: readonly Sentence[]): readonly AuthoringProblem[] =>
  oddIn(FACTS.flatMap((pattern) => sentences.flatMap(factsIn(pattern))));

const oddIn = (facts: readonly Fact[]): readonly AuthoringProblem[] =>
  facts.flatMap((one): readonly AuthoringProblem[] => {
    const { document, pointer } = one.sentence;
    const alike = facts.filter((each) => each.of === one.of);
    const others = alike.filter(
      (each) => each.sentence.document !== document && isAboutSame(each, one) && !isOpen(each.said),
    );
    const [other] = others;
    const isSaidHere = alike.some(({ sentence, number }) => isSamePlace(sentence, one) && number === other?.number);
    const isAgreed = others.every(({ number }) => number === other?.number);
    const agreeing = new Set(others.map(({ sentence }) => `${sentence.document}#${sentence.pointer}`));
    if (other === undefined || other.number === one.number || isSaidHere || !isAgreed || agreeing.size < enough)
      return [];
    const message = `The words say "${one.said}", and ${agreeing.size} texts of other documents "${other.said}", such as "${other.sentence.document}" (${other.sentence.pointer}).`;
    return [{ document, pointer, code: 'numbers-differ', message }];
  });

const isSamePlace = ({ document, pointer }: Sentence, { sentence }: Fact): boolean =>
  document === sentence.document && pointer === sentence.pointer;

const factsIn =
  (pattern: RegExp) =>
  (sentence: Sentence): readonly Fact[] =>
    [...sentence.text.matchAll(pattern)].map(
      ({ 0: said, groups: { number = '', unit = '', way = '', what = '' } = {} }) => ({
        sentence,
        said,
        number,
        of: `${unit} ${way} ${isOpen(said) || ofVisit.test(what) ? 'visit' : what}`.toLowerCase(),
        about: listWords(sentence.text.replaceAll(pattern, ' ')).filter((word) => !/^\d/.test(word)),
      }),
    );

/** A span that is of nothing in particular needs one more word that both have. */
const isAboutSame = (one: Fact, other: Fact): boolean =>
  one.about.filter((word) => hasWord(other.about, word)).length >=
  (one.of.includes('after') || one.of.includes('before') ? 1 : 2);
