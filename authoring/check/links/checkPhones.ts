import { nearestName } from '#engine/problems';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { ownNumbers, PHONE } from './phoneNumbers.ts';

/** Reports phone numbers in texts that no document has as a number of its own, such as one of the support. */
export function checkPhones(documents: readonly ParsedDocument[]): readonly AuthoringProblem[] {
  const known = new Set(documents.flatMap(ownNumbers).map(({ number }) => number));
  return [...documents.flatMap(shortNumbers), ...(known.size === 0 ? [] : unknownNumbers(documents, known))];
}

/** "In an emergency, call 911." Besides, there is the lifeline, 988. */
const SHORT = /\b(?:call|dial|text) (?<number>\d{3})\b(?!-)/gi;

const shortNumbers = ({ file: { name: document }, texts }: ParsedDocument): readonly AuthoringProblem[] =>
  texts().flatMap(({ pointer, text }) =>
    [...text.replaceAll(/<[^>]*>/g, '').matchAll(SHORT)].flatMap(
      ({ groups: { number = '' } = {} }): readonly AuthoringProblem[] => {
        if (number === '911' || number === '988') return [];
        const message = `Guests would call ${number}: emergencies are 911, and the lifeline is 988.`;
        return [{ document, pointer, code: 'unknown-phone', message }];
      },
    ),
  );

function unknownNumbers(documents: readonly ParsedDocument[], known: ReadonlySet<string>): readonly AuthoringProblem[] {
  return documents.flatMap(({ file: { name: document }, texts }) =>
    texts().flatMap(({ pointer, text }) =>
      [...new Set(text.match(PHONE) ?? [])]
        .filter((number) => text !== number && !known.has(number))
        .map((number): AuthoringProblem => {
          const suggestion = nearestNumber(number, [...known]);
          const message = `No document has the phone number ${number} as a number of its own, so guests would call somebody else.`;
          return {
            document,
            pointer,
            code: 'unknown-phone',
            message,
            known: [...known],
            ...(suggestion !== undefined && { suggestion }),
          };
        }),
    ),
  );
}

/** First one with the same digits in another order. */
const nearestNumber = (number: string, known: readonly string[]): string | undefined =>
  known.find((each) => sorted(each) === sorted(number)) ?? nearestName(number, known);

const sorted = (number: string): string => [...number].sort().join('');
