import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';

const EMERGENCY = /\b911\b/;

/** Reports what stops a guest without a word of 911, where another text of the question tells the same guest to call it. */
export const checkEmergencies = ({
  questionnaires,
}: Pick<CheckedDocuments, 'questionnaires'>): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ id, answers = [], messages = [] }, index) =>
      answers.flatMap(({ is, ...answer }, at): readonly AuthoringProblem[] => {
        const words = readMember(answer, 'message');
        if (typeof words !== 'string' || EMERGENCY.test(words)) return [];
        const urgent = messages.find(
          ({ when, text }) => EMERGENCY.test(String(text)) && isWhen(when, `answers.${id}`, is),
        );
        if (urgent === undefined) return [];
        const message = `Guests with this answer also read "${urgent.text}", and this says nothing of 911.`;
        const pointer = `/questions/${index}/answers/${at}/message`;
        return [{ document, pointer, code: 'says-the-opposite', message }];
      }),
    ),
  );

/** Whether a rule holds for an answer, as it compares with that alone. */
function isWhen(rule: unknown, path: string, value: unknown): boolean {
  const operands = listMembers(readMember(rule, '==')).map(([, operand]) => operand);
  return operands.includes(value) && operands.some((operand) => readMember(operand, 'var') === path);
}
