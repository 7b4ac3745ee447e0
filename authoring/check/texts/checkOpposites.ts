import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/**
 * Reports texts that are almost the example of their schema, and say its opposite: "you are eligible" where guests are
 * told that they are not. Texts in other words are left alone.
 */
export const checkOpposites = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { name: document }, texts }) =>
    texts().flatMap(({ pointer, text, example }): readonly AuthoringProblem[] => {
      if (example === undefined) return [];
      const [own, others] = [wordsOf(text), wordsOf(example)];
      const turned = turnedWord(own, others) ?? exchangedWord(own, others);
      if (turned === undefined) return [];
      const [said, meant] = turned;
      const message = `This text says "${said}", and its example "${meant}": "${example}".`;
      return [{ document, pointer, code: 'says-the-opposite', message }];
    }),
  );

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/<[^>]*>|\{\w+\}/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** How much of the longer one of two texts is the same, where they are near enough to be meant as one. */
const near = 0.6;

/** A word of the text, and the word of the example whose opposite it is. */
function turnedWord(text: readonly string[], example: readonly string[]): readonly [string, string] | undefined {
  const [own, others] = [
    text.filter((word) => !example.includes(word)),
    example.filter((word) => !text.includes(word)),
  ];
  const isNear = text.length - own.length >= near * Math.max(text.length, example.length);
  // A "not" more turns the opposite back: "is not canceled" for "is still booked".
  const isTurnedBack = own.filter(isDenial).length !== others.filter(isDenial).length;
  if (!isNear || isTurnedBack) return undefined;
  return own
    .flatMap((word) => others.flatMap((other) => (areOpposite(word, other) ? [[word, other] as const] : [])))
    .at(0);
}

/** The first of two opposite words that stand in each other's place, in texts that are the same otherwise: "the 2nd cancels the 1st". */
function exchangedWord(text: readonly string[], example: readonly string[]): readonly [string, string] | undefined {
  const differing = text.flatMap((word, index) => {
    const other = example[index] ?? '';
    return word === other ? [] : [[word, other] as const];
  });
  const isExchange = text.length === example.length && differing.length === 2;
  return isExchange && differing.every(([word, other]) => areOpposite(word, other)) ? differing[0] : undefined;
}

const isDenial = (word: string): boolean => /^(?:not?|never|neither|nor|cannot|without)$|n't$/.test(word);

const pairs = [
  ['booked', 'canceled'],
  ['open', 'closed'],
  ['earlier', 'later'],
  ['before', 'after'],
  ['accepts', 'refuses'],
  ['kept', 'lost'],
  ['free', 'taken'],
  ['1st', '2nd'],
  ['first', 'second'],
];

const areOpposite = (one: string, other: string): boolean =>
  isNegated(one, other) || isNegated(other, one) || pairs.some((pair) => pair.includes(one) && pair.includes(other));

/** "ineligible" and "eligible", "unavailable" and "available". */
const isNegated = (word: string, plain: string): boolean =>
  plain.length >= 4 && ['un', 'in', 'im', 'ir', 'dis', 'non'].some((prefix) => word === prefix + plain);
