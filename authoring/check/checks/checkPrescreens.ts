import type { ContentProblem } from '#engine';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { eligibilityQuestions } from '../../../app/content/generated/forms/eligibilityQuestions.ts';
import type { FormConfiguration } from '../../../schemas/generated/content/forms/form-config.js';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { buildConfiguration } from '../read/buildConfiguration.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { checkId } from './checkId.ts';

/**
 * The problems of prescreens and questions.
 *
 * @param problems what the compiler says of them
 */
export function checkPrescreens(
  read: CheckedDocuments,
  problems: readonly ContentProblem[],
  isReported: (problem: ContentProblem, configuration: FormConfiguration) => boolean,
): readonly (ContentProblem | AuthoringProblem)[] {
  const { prescreens, questionnaires } = read;
  // Problems of the questions themselves are reported in their own document, not again where they are named.
  const isReportedElsewhere = (problem: ContentProblem): boolean => {
    const owner = prescreens.find(({ name }) => name === problem.document)?.document;
    if (owner === undefined) return false;
    const isOfQuestions = problem.pointer === '/questions';
    if (isOfQuestions && read.broken.has(documentName(eligibilityQuestions, owner.questions))) return true;
    return isReported(problem, buildConfiguration(owner));
  };
  return [
    ...prescreens.flatMap(({ name, id, document }) => checkId(name, 'type', document.type, id)),
    ...questionnaires.flatMap(({ name, id, document }) => checkId(name, 'id', document.id, id)),
    ...problems.filter((problem) => !isReportedElsewhere(problem)),
  ];
}
