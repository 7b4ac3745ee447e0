import { memoize } from '../../memoize.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { areForms } from '../words/wordStems.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

/**
 * Reports texts that are almost the example of their schema, and say its opposite: "you are eligible" where guests are
 * told that they are not. And labels that deny something else than their name does. Texts in other words are left alone.
 */
export const checkOpposites = (documents: readonly ParsedDocument[]): readonly AuthoringProblem[] =>
  documents.flatMap(oppositesIn);

const oppositesIn = memoize(({ file: { name: document }, texts }: ParsedDocument): readonly AuthoringProblem[] =>
  texts().flatMap(({ pointer, text, example }): readonly AuthoringProblem[] => {
    if (example === undefined) return [];
    const [own, others] = [wordsOf(text), wordsOf(example)];
    const turned = turnedWord(own, others) ?? exchangedWord(own, others);
    const denial =
      turned === undefined ? (deniedWord(own, others) ?? deniedInstead(pointer, text, example)) : undefined;
    const said = turned === undefined ? denial : `"${turned[0]}", and its example "${turned[1]}"`;
    if (said === undefined) return [];
    const message = `This text says ${said}: "${example}".`;
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

/** A label of two words, such as "Cancel Appointment", is near where one is the same. */
const nearLabel = 0.5;

/** A word of the text, and the word of the example whose opposite it is. */
function turnedWord(text: readonly string[], example: readonly string[]): readonly [string, string] | undefined {
  const [own, others] = [
    text.filter((word) => !example.includes(word)),
    example.filter((word) => !text.includes(word)),
  ];
  const isNear =
    text.length - own.length >= (text.length <= 2 ? nearLabel : near) * Math.max(text.length, example.length);
  // A "not" more turns the opposite back: "is not canceled" for "is still booked".
  const isTurnedBack = own.filter(isDenial).length !== others.filter(isDenial).length;
  if (!isNear || isTurnedBack) return undefined;
  return own
    .flatMap((word) => others.flatMap((other) => (areOpposite(word, other) ? [[word, other] as const] : [])))
    .at(0);
}

/** The first of opposite words that stand in each other's place, in texts that are the same otherwise: "the 2nd cancels the 1st". */
function exchangedWord(text: readonly string[], example: readonly string[]): readonly [string, string] | undefined {
  const differing = text.flatMap((word, index) => {
    const other = example[index] ?? '';
    return word === other ? [] : [[word, other] as const];
  });
  const isExchange = text.length === example.length && differing.length > 1;
  return isExchange && differing.every(([word, other]) => areOpposite(word, other)) ? differing[0] : undefined;
}

/** Words that come and go with a "not": "we do not send", "it can no longer be". */
const beside = new Set(['do', 'does', 'did', 'longer', 'still', 'already', 'any', 'yet', 'ever']);

/** Fewer words may be an option, of which its schema has only one as an example. */
const fewest = 5;

/** The "not" that only one of two texts has which are the same otherwise: "It can be canceled" for "It can no longer be canceled". */
function deniedWord(text: readonly string[], example: readonly string[]): string | undefined {
  const [own, others] = [parted(text), parted(example)];
  const [said, meant] = [own, others].map((words) => words.filter((word) => !isDenial(word) && !beside.has(word)));
  const isOdd = own.filter(isDenial).length % 2 !== others.filter(isDenial).length % 2;
  const isSame = said?.length === meant?.length && said?.every((word, at) => areForms(word, meant?.[at] ?? ''));
  if (!isOdd || !isSame || text.length < fewest) return undefined;
  const isDenied = own.filter(isDenial).length > others.filter(isDenial).length;
  return isDenied
    ? `"${own.find(isDenial)}", and its example does not`
    : `no "${others.find(isDenial)}", and its example does`;
}

const NOTHING = /^no (\S+)$/i;

/** What a label denies in place of what its name says: "No Walk-Ins" for `noWait`. */
function deniedInstead(pointer: string, text: string, example: string): string | undefined {
  const [, said] = NOTHING.exec(text) ?? [];
  const [, meant = ''] = NOTHING.exec(example) ?? [];
  const isNamed = pointer.toLowerCase().endsWith(`/no${meant.toLowerCase()}`);
  if (said === undefined || !isNamed || areForms(said.toLowerCase(), meant.toLowerCase())) return undefined;
  return `that there is no "${said}", and its example no "${meant}"`;
}

/** With "can not" for "cannot" and "can't". */
const parted = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => (word === 'cannot' ? ['can', 'not'] : /n't$/.test(word) ? [plainOf(word), 'not'] : [word]));

const plainOf = (word: string): string => ({ "can't": 'can', "won't": 'will' })[word] ?? word.replace(/n't$/, '');

const isDenial = (word: string): boolean => /^(?:not?|never|neither|nor|cannot|without)$|n't$/.test(word);

const pairs = [
  ['booked', 'canceled'],
  ['open', 'closed'],
  ['earlier', 'later'],
  ['before', 'after'],
  ['accepts', 'refuses'],
  ['kept', 'lost'],
  ['free', 'taken'],
  ['confirmed', 'canceled'],
  ['cancel', 'move'],
  ['old', 'new'],
  ['1st', '2nd'],
  ['first', 'second'],
];

const areOpposite = (one: string, other: string): boolean =>
  isNegated(one, other) || isNegated(other, one) || pairs.some((pair) => pair.includes(one) && pair.includes(other));

/** "ineligible" and "eligible", "unavailable" and "available". */
const isNegated = (word: string, plain: string): boolean =>
  plain.length >= 4 && ['un', 'in', 'im', 'ir', 'dis', 'non'].some((prefix) => word === prefix + plain);
