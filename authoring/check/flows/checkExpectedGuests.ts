import type { ContentProblem } from '#engine';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { missingDocument } from '../read/missingDocument.ts';

/**
 * Reports forms and questions that expected guests answer and that are not there, so that the guests would hold nothing.
 * What becomes of their answers is left to the proof.
 *
 * @param names of all documents
 */
export const checkExpectedGuests = (
  { expected }: Pick<CheckedDocuments, 'expected'>,
  names: readonly string[],
): readonly ContentProblem[] =>
  expected.flatMap(({ name, document: { documents } }) =>
    documents.flatMap((answered, index) => {
      const [kind = ''] = answered.split('/');
      return missingDocument({ document: name, pointer: `/documents/${index}` }, kind, answered, names, `${kind}/`);
    }),
  );
