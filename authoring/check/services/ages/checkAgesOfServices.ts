import type { ServiceType } from '../../../../schemas/generated/api/services/list-services/reply.js';
import { agesSaid, formatSpans, saysOneOf } from '../../checks/checkAges.ts';
import type { AuthoringProblem } from '../../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../../texts/ParsedDocument.ts';
import { entriesOfServices, formatService } from '../entriesOfServices.ts';
import { type AgeRule, ageRules } from './ageRules.ts';

type Read = Pick<CheckedDocuments, 'questionnaires' | 'prescreens'>;

/**
 * Reports words about a service that say another age than the questions before it compare with for this service: "for
 * adults of 60 or older", where the question refuses those younger than 75.
 */
export function checkAgesOfServices(
  documents: readonly ParsedDocument[],
  read: Read,
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  const rules = ageRules(read, services);
  if (rules.length === 0) return [];
  return documents.flatMap((parsed) => otherAges(parsed, rulesFor(parsed, rules, read), services));
}

/** The words of a prescreen are held to its own questions, all others to the questions of every prescreen. */
function rulesFor({ file }: ParsedDocument, rules: readonly AgeRule[], { prescreens }: Read): readonly AgeRule[] {
  const prescreen = prescreens.find(({ name }) => name === file.name)?.document;
  return prescreen === undefined ? rules : rules.filter(({ questionnaire }) => questionnaire === prescreen.questions);
}

/** A sentence about who gets the service. Others may speak of any age: "Patients of 75 or older, please ask us first." */
const WHO_FOR = /^(?:<\w+>)?for\b|\b(?:only|must be|(?:is|are) for|offer(?:ed)?|give|given)\b/i;

function otherAges(
  { file, document, texts }: ParsedDocument,
  rules: readonly AgeRule[],
  services: readonly ServiceType[],
): readonly AuthoringProblem[] {
  return entriesOfServices(document, services).flatMap(({ pointer, services: own }) => {
    const isOwn = (rule: AgeRule): boolean => own.some(({ id }) => rule.serviceIds.includes(id));
    const deciding = rules.filter((rule) => rule.decides && isOwn(rule));
    // An age that holds for everybody, such as that of a minor, may be said of each service.
    const allowed = rules.filter((rule) => rule.serviceIds.length === 0 || isOwn(rule)).flatMap(({ spans }) => spans);
    if (deciding.length === 0) return [];
    const names = [...new Set(deciding.map(({ question }) => `"${question}"`))];
    const questions = `the question ${names.join(' or ')}`;
    return texts()
      .filter((text) => text.pointer.startsWith(`${pointer}/`))
      .flatMap(({ pointer: at, text }): readonly AuthoringProblem[] => {
        const said = text
          .split(/(?<=[.!?])\s/)
          .filter((sentence) => WHO_FOR.test(sentence))
          .flatMap(agesSaid);
        if (said.length === 0 || saysOneOf(allowed, said)) return [];
        const compared = formatSpans(deciding.flatMap(({ spans }) => spans));
        const message = `The words say ${formatSpans(said)} of ${own.map(formatService).join(', ')}, and ${questions} compares with ${compared} for it.`;
        return [{ document: file.name, pointer: at, code: 'age-differs', message }];
      });
  });
}
