import type { ServiceType } from '../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { formatService } from '../services/entriesOfServices.ts';

const FIRST_DOSE = /\b(?:first|1st) dose\b/i;

/**
 * Reports questions for the first dose that are asked of who chose some of the vaccines with a second one, and not of who
 * chose the others: whoever comes for the second dose of these would book a first one.
 */
export const checkDosesAsked = (
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] =>
  questionnaires.flatMap(({ name: document, document: { questions } }) =>
    questions.flatMap(({ title, skipWhen }, index): readonly AuthoringProblem[] => {
      const named = idsIn(skipWhen);
      const first = services.filter(({ isVaccine, followupServiceId }) => isVaccine && followupServiceId !== undefined);
      const isOfFirst = named.length > 1 && named.every((id) => first.some((service) => String(service.id) === id));
      const [left] = first.filter(({ id }) => !named.includes(String(id)));
      if (typeof title !== 'string' || !FIRST_DOSE.test(title) || !isOfFirst || left === undefined) return [];
      const message = `This asks for the first dose, and not of who chose ${formatService(left)}, which has a second one, too.`;
      return [{ document, pointer: `/questions/${index}/skipWhen`, code: 'says-another-choice', message }];
    }),
  );

/** The numbers of services that a rule names. */
const idsIn = (rule: unknown): readonly string[] =>
  typeof rule === 'string' && /^\d+$/.test(rule) ? [rule] : listMembers(rule).flatMap(([, part]) => idsIn(part));
