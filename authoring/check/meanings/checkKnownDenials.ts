import { escapeName, evaluateCondition, type Place } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';

/** The words with which an option denies what its question asks. */
const DENIAL =
  /^(?:no|none|never|neither|not|does not|do not|i am not|i have no|without)\b|\b(?:not yet|starts? (?:soon|later))\b/i;

/** A name such as "isNotPregnant" or "hasNoInsurance". */
const DENIED_NAME = /^(?:no|not|never|without)(?![a-z])|(?:No|Not|Never|Without|None)(?![a-z])/;

const yesOrNo = [
  { value: true, title: 'Yes' },
  { value: false, title: 'No' },
];

/**
 * Reports what later forms are to know as a yes of guests who deny it: whoever answers "No", where the
 * rule was turned round, or "Does not apply to me", of which `"!="` to another denial is true as well.
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
      const options = question.type === 'yesNo' ? yesOrNo : question.options;
      const known = options.filter(
        (option) =>
          evaluateCondition(value, { answers: { [read]: option.value }, settings: {}, steps: {}, context: {} }) ===
          true,
      );
      const denied = known.find(({ title }) => DENIAL.test(title));
      // What is called a denial may be known of those who deny.
      if (denied === undefined || (DENIED_NAME.test(name) && known.every(({ title }) => DENIAL.test(title)))) return [];
      const pointer = `/known/${escapeName(name)}`;
      const message = `"${name}" is known as a yes of whoever answers "${denied.title}" to "${question.title}".`;
      return [atOrigin({ document, pointer, code: 'filled-with-another', message })];
    }),
  );
