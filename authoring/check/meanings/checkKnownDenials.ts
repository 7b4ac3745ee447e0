import { escapeName, evaluateCondition, type Place } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** The words with which an option denies what its question asks. */
const DENIAL = /^(?:no|none|never|neither|not|does not|do not|i am not|i have no|without)\b/i;

/**
 * Reports what later forms are to know as a yes of guests who deny it: `"!="` to one denial is also true of another, such as
 * "Does not apply to me".
 */
export const checkKnownDenials = (
  { prescreens }: Pick<CompiledContent, 'prescreens'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  prescreens.flatMap(({ name: document, plan: { priorAnswers, questions } }) =>
    priorAnswers.flatMap(({ name, value }): readonly AuthoringProblem[] => {
      const [[root, read = ''] = [], ...others] = value.reads;
      const question = questions?.questions.find(({ id }) => id === read);
      if (root !== 'answers' || question === undefined || others.some(([, other]) => other !== read)) return [];
      const known = question.options.filter(
        (option) =>
          evaluateCondition(value, { answers: { [read]: option.value }, settings: {}, steps: {}, context: {} }) ===
          true,
      );
      const denied = known.find(({ title }) => DENIAL.test(title));
      if (denied === undefined || known.every(({ title }) => DENIAL.test(title))) return [];
      const pointer = `/known/${escapeName(name)}`;
      const message = `"${name}" is known as a yes of whoever answers "${denied.title}" to "${question.title}".`;
      return [atOrigin({ document, pointer, code: 'filled-with-another', message })];
    }),
  );
