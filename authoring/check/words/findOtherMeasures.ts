import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { Sentence } from './Sentence.ts';
import { listWords } from './wordStems.ts';

interface Measures {
  readonly sentence: Sentence;
  /** The words that say something, without the numbers. */
  readonly about: readonly string[];
  /** Each number that measures something, with what it measures. */
  readonly measures: readonly { readonly number: string; readonly unit: string }[];
}

const MEASURE = /(?<number>\d+) ?(?<unit>minute|hour|day|week|month|year|mile|a\.m|p\.m|percent|%)/gi;

/** Fewer words in common say nothing: "About 20 minutes" is of many things. */
const fewest = 3;

/** The most words that the longer one of two sentences has more, where both say the same. */
const more = 3;

/**
 * Warns of a sentence that says the same as an earlier one, with one other number: two pages that tell the same of
 * something seldom mean two things. Entries of one list are about things that differ.
 */
export function findOtherMeasures(sentences: readonly Sentence[]): readonly AuthoringProblem[] {
  const measured = sentences.map(measuresOf).filter(({ measures }) => measures.length > 0);
  return measured.flatMap((one, index): readonly AuthoringProblem[] => {
    const other = measured.slice(0, index).find((each) => isSameBesidesOne(one, each));
    if (other === undefined) return [];
    const { document, pointer, text } = one.sentence;
    const message = `"${text.trim()}" has another number than "${other.sentence.text.trim()}" ("${other.sentence.document}", ${other.sentence.pointer}).`;
    return [{ document, pointer, code: 'numbers-differ', severity: 'warning', message }];
  });
}

const measuresOf = (sentence: Sentence): Measures => ({
  sentence,
  about: listWords(sentence.text).filter((word) => !/^\d/.test(word)),
  measures: [...sentence.text.matchAll(MEASURE)].map(({ groups: { number = '', unit = '' } = {} }) => ({
    number,
    unit: unit.toLowerCase(),
  })),
});

function isSameBesidesOne(one: Measures, other: Measures): boolean {
  const pairs = one.measures.map((measure, at) => [measure, other.measures[at]] as const);
  const differing = pairs.filter(([measure, its]) => measure.number !== its?.number);
  return (
    one.measures.length === other.measures.length &&
    differing.length === 1 &&
    pairs.every(([measure, its]) => measure.unit === its?.unit) &&
    isAboutSame(one.about, other.about) &&
    listOf(one) !== listOf(other)
  );
}

function isAboutSame(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= fewest && long.length - short.length <= more && short.every((word) => long.includes(word));
}

/** The place of a sentence, without the numbers of the entries that it stands in. */
const listOf = ({ sentence: { document, pointer } }: Measures): string =>
  `${document}#${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-')}`;
