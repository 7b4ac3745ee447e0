import type { Place } from '#engine';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type AskedField, askedFields, type FieldProblem } from './AskedField.ts';
import { fieldWords } from './fieldWords.ts';

/** Words that let a guest go on without an answer. */
const OPTIONAL =
  /\bleave (?:it|this|this (?:box|field|one))?\s?(?:empty|blank)\b|\boptional\b|\b(?:can|may) skip this\b|\bnot required\b/i;

/** "Please do not leave this empty." */
const DENIED = /(?:\b(?:not|never|cannot)|n['’]t)\s(?:be\s)?$/i;

/** Reports required fields whose words say that they may stay empty: a guest who follows them cannot go on. */
export const checkEmptyWords = (field: AskedField): readonly FieldProblem[] =>
  field.isRequired
    ? fieldWords(field).flatMap(({ pointer, words }): readonly FieldProblem[] => {
        const said = findOptional(words);
        if (said === undefined) return [];
        const message = `The words say "${said}", and "${field.name}" is required: a guest who follows them could not go on.`;
        return [{ pointer, code: 'says-the-opposite', message }];
      })
    : [];

/** Words at the beginning of a page that invite to fill it in. */
const INVITED = /^if you (?:would like|wish|want|like)\b/i;

/** The same of a page whose first words leave it to the guest: none of its fields is required. */
export const checkInvitedPages = (
  { definitions }: Pick<CheckedDocuments, 'definitions'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  definitions.flatMap(({ name: document, document: form }) =>
    form.pages.flatMap((_, page) => {
      const fields = askedFields(form).filter(({ pointer }) => pointer.startsWith(`/pages/${page}/`));
      const [first] = fields;
      const said = first && fieldWords(first).find(({ words }) => INVITED.test(words));
      if (said === undefined) return [];
      return fields
        .filter(({ isRequired }) => isRequired)
        .map(({ name, pointer }) => {
          const message = `"${name}" is required, and its page begins with "${said.words}": a guest who does not could not go on.`;
          return atOrigin({ document, pointer, code: 'says-the-opposite', message } as const);
        });
    }),
  );

/** The same of the questions that decide who may go on, all of which are answered. */
export const checkEmptyWordsOfQuestions = (
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ id, title, description = '' }, index) =>
      Object.entries({ title, description }).flatMap(([member, words]) => {
        const said = typeof words === 'string' ? findOptional(words) : undefined;
        if (said === undefined) return [];
        const message = `The words say "${said}", and "${id}" has to be answered: a guest who follows them could not go on.`;
        const pointer = `/questions/${index}/${member}`;
        return [atOrigin({ document, pointer, code: 'says-the-opposite', message } as const)];
      }),
    ),
  );

/** What lets a guest go on without an answer. */
function findOptional(words: string): string | undefined {
  const found = OPTIONAL.exec(words);
  return found === null || DENIED.test(words.slice(0, found.index)) ? undefined : found[0];
}
