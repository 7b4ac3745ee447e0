import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

/** Two numbers may well be in any order. */
const fewest = 3;

/** Reports options whose titles count up or down but for one: its title, or its place, is probably that of another. */
export const checkOptionOrder = ({
  questionnaires,
}: Pick<CheckedDocuments, 'questionnaires'>): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ options = [] }, question): readonly AuthoringProblem[] => {
      const counted = options.flatMap(({ title }, index) => {
        const words = typeof title === 'string' ? title : '';
        const [number] = /\d+/.exec(words) ?? [];
        return number === undefined ? [] : [{ index, title: words, number: Number(number) }];
      });
      if (counted.length < fewest) return [];
      const steps = counted.slice(1).map(({ number }, at) => Math.sign(number - (counted[at]?.number ?? number)));
      const way = Math.sign(steps.reduce((sum, step) => sum + step, 0));
      const wrong = steps.findIndex((step) => step === -way && way !== 0);
      const [before, after] = [counted[wrong], counted[wrong + 1]];
      if (wrong < 0 || !before || !after) return [];
      const message = `"${before.title}" stands before "${after.title}", against the order of the others.`;
      const pointer = `/questions/${question}/options/${before.index}/title`;
      return [{ document, pointer, code: 'options-out-of-order', message }];
    }),
  );
