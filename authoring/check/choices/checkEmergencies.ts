import { notesData } from '../../../app/content/generated/forms/notesData.ts';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

const EMERGENCY = /\b911\b/;

/** So many words of its question tell that a choice is the same emergency: "Chest pain". */
const TELLING = 2;

/** Reports reasons for a visit that a question sends to 911. */
export const checkEmergencyReasons = (
  documents: readonly ParsedDocument[],
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
): readonly AuthoringProblem[] => {
  const urgent = questionnaires.flatMap(({ document: { questions } }) =>
    questions.filter(({ answers = [] }) => answers.some(({ message }) => EMERGENCY.test(String(message)))),
  );
  const reasons = documents.filter(({ file: { kind } }) => kind.name === notesData.name);
  return reasons.flatMap(({ file: { name: document }, texts }) =>
    texts().flatMap(({ pointer, text }): readonly AuthoringProblem[] => {
      const asked = urgent.find(({ title }) => {
        const words = listWords(String(title));
        return listWords(text).filter((word) => hasWord(words, word)).length >= TELLING;
      });
      if (asked === undefined) return [];
      const message = `"${text}" is a reason here, and who says so to "${String(asked.title)}" is to call 911.`;
      return [{ document, pointer, code: 'says-the-opposite', message }];
    }),
  );
};

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
