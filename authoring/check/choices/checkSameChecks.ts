import type { Place } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** What an answer must be, in the same words for every question, and the message for an answer that is not. */
interface WordedCheck extends Place {
  readonly condition: string;
  readonly message: string;
}

/**
 * Reports messages of checks of questions where the other checks of the same condition agree on another one, and this one
 * belongs to another condition: "This is before you were born." for a day that no calendar has.
 */
export const checkSameChecks = (
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const checks = questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ id, checks = [] }, question) =>
      checks.flatMap(({ that, message }, at): readonly WordedCheck[] => {
        const condition = JSON.stringify(that).replaceAll(`"answers.${id}"`, '"answers.*"');
        return typeof message === 'string'
          ? [{ document, pointer: `/questions/${question}/checks/${at}/message`, condition, message }]
          : [];
      }),
    ),
  );
  return checks.flatMap((check): readonly AuthoringProblem[] => {
    const same = checks.filter((other) => other !== check && other.condition === check.condition);
    const [meant, ...more] = new Set(same.map(({ message }) => message));
    const isOfAnother = checks.some(
      ({ condition, message }) => message === check.message && condition !== check.condition,
    );
    if (same.length < 2 || meant === undefined || more.length > 0 || meant === check.message || !isOfAnother) return [];
    const { document, pointer } = check;
    const message = `"${check.message}" belongs to another condition, and for this one ${same.length} other questions say "${meant}".`;
    return [atOrigin<AuthoringProblem>({ document, pointer, code: 'says-another-choice', message })];
  });
};
