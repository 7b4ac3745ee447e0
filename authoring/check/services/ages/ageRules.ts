import type { ServiceType } from '../../../../schemas/generated/api/services/list-services/reply.js';
import { listMembers, readMember } from '../../../jsonParts.ts';
import { type Span, spansIn } from '../../checks/checkAges.ts';
import type { CheckedDocuments } from '../../read/CheckedDocuments.ts';

/** A rule of a question that compares months or years. */
export interface AgeRule {
  /** The id of the document. */
  readonly questionnaire: string;
  readonly question: string;
  /** Of the services that it is for; empty where it is for all. */
  readonly serviceIds: readonly number[];
  readonly spans: readonly Span[];
  /** Whether it decides who is asked or goes on: a message only informs. */
  readonly decides: boolean;
}

/** The rules of all questions that compare months or years, each with the services that it names as chosen. */
export const ageRules = (
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  services: readonly ServiceType[],
): readonly AgeRule[] =>
  questionnaires.flatMap(({ id: questionnaire, document }) =>
    document.questions.flatMap((question): readonly AgeRule[] => {
      const { skipWhen, checks = [], answers = [], messages = [] } = question;
      // What a question is skipped for is the opposite of what it is asked for.
      const asked = idsNamed(skipWhen, true, services);
      const rules = [
        { rule: skipWhen, ids: asked, decides: true },
        ...answers.map((answer) => ({ ...ofAnswer(readMember(answer, 'when')), decides: true })),
        ...[...checks.map(({ that }) => that), ...messages.map(({ when }) => when)].map((rule) => ({
          ...ofAnswer(rule),
          decides: false,
        })),
      ];
      function ofAnswer(rule: unknown) {
        const own = idsNamed(rule, false, services);
        return { rule, ids: own.length === 0 ? asked : own };
      }
      return rules.flatMap(({ rule, ids: serviceIds, decides }): readonly AgeRule[] => {
        const spans = spansIn(rule);
        return spans.length === 0 ? [] : [{ questionnaire, question: question.id, serviceIds, spans, decides }];
      });
    }),
  );

/** The services with whose ids a rule compares what the guest has chosen, as long as it is not "any other than". */
export function idsNamed(rule: unknown, isDenied: boolean, services: readonly ServiceType[]): readonly number[] {
  if (typeof rule === 'string') {
    const service = isDenied ? undefined : services.find(({ id }) => String(id) === rule);
    return service === undefined ? [] : [service.id];
  }
  return listMembers(rule).flatMap(([name, part]) =>
    idsNamed(part, isDenied !== (name === '!' || name === '!='), services),
  );
}
