import { isDeepStrictEqual } from 'node:util';
import { escapeName } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/**
 * Reports what later forms are to know of a guest by exactly the rule of something else: it was probably copied. Two
 * names may well mean the same, so it is a warning, and none where an expected guest says what is known.
 */
export const checkKnownTwice = ({
  prescreens,
  expected,
}: Pick<CheckedDocuments, 'prescreens' | 'expected'>): readonly AuthoringProblem[] =>
  prescreens.flatMap(({ name: document, document: { known = {} } }) => {
    const guests = expected.flatMap((each) => (each.document.documents.includes(document) ? each.document.guests : []));
    const isExpected = (name: string): boolean => guests.some((guest) => Object.hasOwn(guest.known ?? {}, name));
    const entries = Object.entries(known);
    return entries.flatMap(([name, rule], index): readonly AuthoringProblem[] => {
      if (isExpected(name)) return [];
      // Of two that nobody expects, the second is the copy.
      const other = entries.find(
        ([each, same], place) => each !== name && (place < index || isExpected(each)) && isDeepStrictEqual(same, rule),
      );
      if (other === undefined) return [];
      const message = `"${name}" has the same rule as "${other[0]}", and no expected guest says what is known as "${name}": later forms are filled in alike for both.`;
      return [
        { document, pointer: `/known/${escapeName(name)}`, code: 'filled-with-another', severity: 'warning', message },
      ];
    });
  });
