import type { ServiceType } from '../../../../schemas/generated/api/services/list-services/reply.js';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import { entriesOfServices } from '../../services/entriesOfServices.ts';
import type { ContentText } from '../../texts/ContentText.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';
import { type Sentence, sentencesOf } from '../Sentence.ts';
import { findOddFacts } from './findOddFacts.ts';
import { findOtherMeasures } from './findOtherMeasures.ts';

/**
 * Reports sentences that say the same as another with their numbers in each other's place, or as others which agree with
 * another number (a warning where it is only one), and times of one service that differ from each other (a warning: two
 * things may well come at two times).
 */
export const checkNumbersSaid = (
  documents: readonly ParsedDocument[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] => {
  const read = documents.map(({ file: { name }, document: value, texts }) => ({ name, value, texts: texts() }));
  const sentences = read.flatMap(({ name, texts }) => texts.flatMap((text) => sentencesOf(name, text)));
  const exchanged = exchangedNumbers(sentences.filter(({ numbers }) => new Set(numbers).size > 1));
  const odd = findOddFacts(sentences.filter(isElsewhere(exchanged)));
  return [
    ...exchanged,
    ...odd,
    ...findOtherMeasures(sentences.filter(isElsewhere([...exchanged, ...odd]))),
    ...read.flatMap(({ name, value, texts }) =>
      entriesOfServices(value, services).flatMap(({ pointer }) =>
        otherTimes(
          name,
          texts.filter((text) => text.pointer.startsWith(`${pointer}/`)),
        ),
      ),
    ),
  ];
};

/** What is found already is not compared with others. */
const isElsewhere =
  (found: readonly AuthoringProblem[]) =>
  ({ document, pointer }: Sentence): boolean =>
    !found.some((each) => each.document === document && each.pointer === pointer);

/** How much of two sentences is the same, where they are near enough to say the same. */
const near = 0.7;

const exchangedNumbers = (sentences: readonly Sentence[]): readonly AuthoringProblem[] =>
  sentences.flatMap((one, index) => {
    const other = sentences.slice(0, index).find((each) => isExchanged(one, each));
    if (other === undefined) return [];
    const { document, pointer } = one;
    const message = `"${one.text}" has the numbers of "${other.text}" ("${other.document}", ${other.pointer}) in another order.`;
    return [{ document, pointer, code: 'numbers-differ', message }];
  });

function isExchanged({ words, numbers }: Sentence, other: Sentence): boolean {
  const isSameOrder = numbers.join() === other.numbers.join();
  if (isSameOrder || [...numbers].sort().join() !== [...other.numbers].sort().join()) return false;
  const shared = [...words].filter((word) => other.words.has(word)).length;
  return shared >= near * (words.size + other.words.size - shared);
}

/** A time that is said from something on, or until it. */
const TIME = /(\d+ (?:to|or) \d+) (minute|hour|day|week|month)s?(?: or more)? (later|after|before|ahead)/g;

function otherTimes(document: string, texts: readonly ContentText[]): readonly AuthoringProblem[] {
  const times = texts.flatMap(({ pointer, text }) =>
    [...text.matchAll(TIME)].map(([said, range, unit, way]) => ({
      pointer,
      said,
      range,
      of: `${unit} ${way === 'before' || way === 'ahead' ? 'before' : 'after'}`,
    })),
  );
  return times.flatMap((time, index): readonly AuthoringProblem[] => {
    const other = times.slice(0, index).find((each) => each.of === time.of && each.range !== time.range);
    if (other === undefined) return [];
    const message = `The words say "${time.said}", and "${other.said}" (${other.pointer}) of the same service.`;
    return [{ document, pointer: time.pointer, code: 'numbers-differ', severity: 'warning', message }];
  });
}
