import { type ContentProblem, nearestName } from '#engine';
import { eligibilityQuestions } from '../../app/content/documents/eligibilityQuestions.ts';
import type { FormConfiguration } from '../../schemas/generated/content/form-config.js';
import type { AuthoringProblem } from './AuthoringProblem.ts';
import { checkId } from './checkId.ts';
import { compilePrescreens } from './compilePrescreens.ts';
import { configurationOf } from './configurationOf.ts';
import type { KnownFile } from './documentOfPath.ts';
import type { CheckedDocuments } from './readChecked.ts';

/** Prescreens with their forms and questions, and questions by themselves, compiled as the app would. */
export function checkPrescreens(
  read: CheckedDocuments,
  files: readonly KnownFile[],
  isToldOf: (problem: ContentProblem, configuration: FormConfiguration) => boolean,
): readonly (ContentProblem | AuthoringProblem)[] {
  const { prescreens, questionnaires } = read;
  const known = files.flatMap(({ kind, id = '' }) => (kind === eligibilityQuestions ? [id] : []));
  const told = (problem: ContentProblem): boolean =>
    prescreens.some(({ name, document }) => name === problem.document && isToldOf(problem, configurationOf(document)));
  return [
    ...prescreens.flatMap(({ name, id, document }) => [
      ...checkId(name, 'type', document.type, id),
      ...missingQuestions(name, document.questions, known),
    ]),
    ...questionnaires.flatMap(({ name, id, document }) => checkId(name, 'id', document.id, id)),
    ...compilePrescreens(read).problems.filter((problem) => !told(problem)),
  ];
}

/** Questions that a prescreen names and that there are none of. */
function missingQuestions(
  document: string,
  questions: string | undefined,
  known: readonly string[],
): readonly ContentProblem[] {
  if (questions === undefined || known.includes(questions)) return [];
  const suggestion = nearestName(questions, known);
  const message = `There is no document "eligibility-questions/${questions}".`;
  const problem = { document, pointer: '/questions', code: 'reference', message, known } as const;
  return [{ ...problem, ...(suggestion !== undefined && { suggestion }) }];
}
