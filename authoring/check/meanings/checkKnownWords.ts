import { escapeName, type Place } from '#engine';
import type { CompiledContent } from '../checks/checkCompiled.ts';
import { askedFields } from '../fields/AskedField.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { hasWord, listWords } from '../words/wordStems.ts';

/**
 * Reports what later forms are to know by the answer to a question whose words are those of another of their fields: a weak
 * immune system, known as a disorder of the nervous system.
 */
export function checkKnownWords(
  { prescreens }: Pick<CompiledContent, 'prescreens'>,
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] {
  const fields = definitions
    .flatMap(({ document }) => askedFields(document))
    .flatMap(({ name, schema: { type, title = '' } }) =>
      type === 'boolean' ? [{ name, words: listWords(`${name} ${title}`) }] : [],
    );
  return prescreens.flatMap(({ name: document, plan: { priorAnswers, questions } }) =>
    priorAnswers.flatMap(({ name, value }): readonly AuthoringProblem[] => {
      const [[root, read = ''] = [], ...others] = value.reads;
      const question = questions?.questions.find(({ id }) => id === read);
      const own = fields.filter((field) => field.name === name);
      if (root !== 'answers' || question === undefined || others.length > 0 || own.length === 0) return [];
      const words = listWords(`${question.id} ${question.title}`);
      const shared = (field: (typeof fields)[number]): number =>
        words.filter((word) => hasWord(field.words, word)).length;
      const best = fields.reduce((a, b) => (shared(b) > shared(a) ? b : a));
      if (shared(best) < 2 || own.some((field) => shared(field) * 2 > shared(best))) return [];
      const message = `"${name}" is known by the answer to "${question.title}", whose words are those of "${best.name}".`;
      return [atOrigin({ document, pointer: `/known/${escapeName(name)}`, code: 'filled-with-another', message })];
    }),
  );
}
