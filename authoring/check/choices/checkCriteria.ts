import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** A criterion of an option, such as the minimum age of a state. */
interface Criterion {
  readonly document: string;
  readonly pointer: string;
  readonly option: string;
  readonly name: string;
  readonly value: unknown;
}

/** So many options of two questions must have a criterion of one name for the questions to be about the same. */
const fewest = 3;

/**
 * Reports criteria that differ between the options of two questions in which most others of that name are the same: the
 * minimum age of Kentucky in two prescreens. A warning, because they may differ on purpose.
 */
export function checkCriteria({
  questionnaires,
}: Pick<CheckedDocuments, 'questionnaires'>): readonly AuthoringProblem[] {
  const lists = questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.map(({ options = [] }, question) =>
      options.flatMap(({ value: option, criteria = {} }, index) =>
        Object.entries(criteria).map(
          ([name, value]): Criterion => ({
            document,
            pointer: `/questions/${question}/options/${index}/criteria/${name}`,
            option,
            name,
            value,
          }),
        ),
      ),
    ),
  );
  return lists.flatMap((own, at) => lists.slice(0, at).flatMap((others) => differing(own, others)));
}

function differing(own: readonly Criterion[], others: readonly Criterion[]): readonly AuthoringProblem[] {
  const shared = own.flatMap((one) => {
    const other = others.find(({ option, name }) => option === one.option && name === one.name);
    return other === undefined ? [] : [{ one, other, isSame: one.value === other.value }];
  });
  return shared.flatMap(({ one, other, isSame }): readonly AuthoringProblem[] => {
    const alike = shared.filter((each) => each.one.name === one.name);
    const same = alike.filter((each) => each.isSame);
    if (isSame || same.length < fewest || same.length < 0.7 * alike.length) return [];
    const message = `"${one.name}" of "${one.option}" is ${JSON.stringify(one.value)} here, and ${JSON.stringify(other.value)} in "${other.document}" (${other.pointer}); of ${same.length} others it is the same in both.`;
    return [{ document: one.document, pointer: one.pointer, code: 'numbers-differ', severity: 'warning', message }];
  });
}
