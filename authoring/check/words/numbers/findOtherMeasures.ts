import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import { parseNumber } from '../promisedNumber.ts';
import type { Sentence } from '../Sentence.ts';
import { listWords } from '../wordStems.ts';

interface Measures {
  readonly sentence: Sentence;
  /** The words that say something, without the numbers and without which days of the week they are. */
  readonly about: readonly string[];
  /** Each number that measures something, with what it measures, and each day of the week. */
  readonly measures: readonly { readonly number: string; readonly unit: string }[];
}

const MEASURE =
  /(?<number>\d+) ?(?<unit>minute|hour|day|week|month|year|mile|a\.m|p\.m|percent|%)|\b(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi;

const UNITS = /\b(minute|hour|day|week|month|year|mile)s\b/gi;

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;

/** Fewer words in common say nothing: "About 20 minutes" is of many things. */
const fewest = 3;

/** How many words of a long sentence the other may say otherwise: "nearby", and "near the pharmacy". */
const otherwise = 0.1;

/** The most words that the longer one of two sentences has more, where both say the same. Twice as many say more than that. */
const more = 3;

/**
 * Reports a sentence that says the same as at least two others which agree, with one other number, and warns of one
 * that says the same as a single other: two pages that tell the same of something seldom mean two things. Entries of one
 * list are about things that differ.
 */
export function findOtherMeasures(sentences: readonly Sentence[]): readonly AuthoringProblem[] {
  const measured = sentences.map(measuresOf).filter(({ measures }) => measures.length > 0);
  const alike = measured.map((one) => measured.filter((other) => countDiffering(one, other) === 1));
  const odd = new Set(measured.filter((one, index) => isOdd(one, alike[index] ?? [], measured)));
  return measured.flatMap((one, index): readonly AuthoringProblem[] => {
    const earlier = measured.slice(0, index);
    const isWrong = odd.has(one);
    const other = alike[index]?.find((each) => isWrong || (!odd.has(each) && earlier.includes(each)));
    if (other === undefined) return [];
    const { document, pointer, text } = one.sentence;
    const message = `"${text.trim()}" has another number than "${other.sentence.text.trim()}" ("${other.sentence.document}", ${other.sentence.pointer}).`;
    return [{ document, pointer, code: 'numbers-differ', message, ...(!isWrong && { severity: 'warning' }) }];
  });
}

/** Whether the others are at least two texts of further documents and agree, and no further document has the numbers of this one. */
function isOdd(one: Measures, others: readonly Measures[], all: readonly Measures[]): boolean {
  const isElsewhere = ({ sentence }: Measures): boolean => sentence.document !== one.sentence.document;
  const [places, numbers] = [
    new Set(others.filter(isElsewhere).map(({ sentence: { document, pointer } }) => `${document}#${pointer}`)),
    new Set(others.map(({ measures }) => measures.map(({ number }) => number).join(' '))),
  ];
  return (
    places.size >= 2 && numbers.size === 1 && !all.some((each) => isElsewhere(each) && countDiffering(one, each) === 0)
  );
}

/** The text with "four to six weeks" as "4 to 6 weeks". */
const inDigits = (text: string): string =>
  text.replaceAll(/\b(\w+)(?= (?:to \w+ )?(?:minute|hour|day|week|month|year|mile)s?\b)/gi, (word) =>
    Number.isNaN(parseNumber(word)) ? word : String(parseNumber(word)),
  );

const measuresOf = (sentence: Sentence): Measures => measuresIn(sentence, inDigits(sentence.text));

const measuresIn = (sentence: Sentence, text: string): Measures => ({
  sentence,
  about: listWords(text.replaceAll(WEEKDAY, 'weekday').replaceAll(UNITS, '$1')).filter((word) => !/^\d/.test(word)),
  measures: [...text.matchAll(MEASURE)].map(({ groups: { number, unit = 'weekday', weekday = '' } = {} }) => ({
    number: number ?? weekday.toLowerCase(),
    unit: unit.toLowerCase(),
  })),
});

/** In how many numbers two sentences differ that say the same otherwise; undefined where they do not. */
function countDiffering(one: Measures, other: Measures): number | undefined {
  const pairs = one.measures.map((measure, at) => [measure, other.measures[at]] as const);
  const isSame =
    one.measures.length === other.measures.length &&
    pairs.every(([measure, its]) => measure.unit === its?.unit) &&
    isAboutSame(one.about, other.about) &&
    listOf(one) !== listOf(other);
  return isSame ? pairs.filter(([measure, its]) => measure.number !== its?.number).length : undefined;
}

function isAboutSame(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < fewest || long.length - short.length > more || long.length >= 2 * short.length) return false;
  const missing = short.filter((word) => !long.includes(word)).length;
  return missing === 0 || missing <= long.length * otherwise;
}

/** The place of a sentence, without the numbers of the entries that it stands in. */
const listOf = ({ sentence: { document, pointer } }: Measures): string =>
  `${document}#${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-')}`;
