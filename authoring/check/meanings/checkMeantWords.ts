import type { Place } from '#engine';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { findSwaps } from '../words/findSwaps.ts';
import { listWords } from '../words/wordStems.ts';
import { lastOf } from './requestMeanings.ts';

/**
 * Reports two fields of a page whose titles each say the meaning of the other: "Group Number" above what is sent as the member ID.
 *
 * @param swapped what is found already of words in each other's place
 */
export const checkMeantWords = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  swapped: readonly Place[],
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: form }) => {
    const meant = askedFields(form).flatMap(({ name, pointer, schema: { meaning, title = '' } }) =>
      meaning === undefined
        ? []
        : [
            {
              called: name,
              title,
              pointer,
              meaning: lastOf(meaning),
              name: listWords(lastOf(meaning)),
              words: listWords(title),
            },
          ],
    );
    const page = ({ pointer }: { readonly pointer: string }) => pointer.split('/')[2];
    return findSwaps(meant).flatMap(([one, other]): readonly AuthoringProblem[] => {
      if (page(one) !== page(other)) return [];
      const places = [one, other].map(({ pointer }) => atOrigin({ document, pointer: `${pointer}/title` }));
      const isKnown = swapped.some((each) =>
        places.some((place) => each.document === place.document && place.pointer.startsWith(each.pointer)),
      );
      const [place] = places;
      if (place === undefined || isKnown) return [];
      const message = `"${one.called}" ("${one.meaning}") has the title "${one.title}", and "${other.called}" ("${other.meaning}") "${other.title}": each says what the other is.`;
      return [{ ...place, code: 'swapped-words', message }];
    });
  });
