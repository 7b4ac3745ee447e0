import { type ContentProblem, compileValue, inferContextType, type NamedDocument, type RuleEnvironment } from '#engine';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { PriorAnswer } from './PrescreenPlan.ts';

/** The result of compiling one part of a prescreen. The value counts only where there are no problems. */
export interface PartResult<T> {
  readonly value?: T;
  readonly problems: readonly ContentProblem[];
}

/**
 * Compiles the answers that a prescreen passes to later forms.
 *
 * @param readable what the rules may read; undefined if the questions have problems, which are reported elsewhere
 */
export function compilePriorAnswers(
  { name: document, document: { known = {} } }: NamedDocument<PrescreenData>,
  readable: RuleEnvironment | undefined,
): PartResult<readonly PriorAnswer[]> {
  const type = inferContextType({ context: priorAnswersSchema });
  const types = type.kind === 'object' ? type.properties : {};
  const problems: ContentProblem[] = [];
  const value = Object.entries(known).flatMap(([name, rule]): readonly PriorAnswer[] => {
    const place = { document, pointer: `/known/${name}` };
    const wanted = Object.hasOwn(types, name) ? types[name] : undefined;
    if (wanted === undefined) {
      problems.push(unknownAnswer(place, name, Object.keys(types)));
      return [];
    }
    if (readable === undefined) return [];
    const compiled = compileValue(rule, wanted, readable, place);
    if (compiled.ok) return [{ name, value: compiled.value }];
    problems.push(...compiled.problems);
    return [];
  });
  return { value, problems };
}

function unknownAnswer(
  place: Pick<ContentProblem, 'document' | 'pointer'>,
  name: string,
  known: readonly string[],
): ContentProblem {
  const message = `"${name}" is not an answer that forms know.`;
  return { ...place, code: 'unknown-name', message, known, written: name };
}

const yesNo = (title: string) => ({ type: 'boolean', title }) as const;

/**
 * JSON Schema of the answers that search and prescreen can pass to later forms, so that nobody is asked twice. A
 * prescreen gives them by these names in `known`, and rules read them as `context.known`.
 */
export const priorAnswersSchema = {
  type: 'object',
  title: 'What the guest has said before, in search and prescreen',
  properties: {
    date: { type: 'string', title: 'The day that the guest looks for', format: 'date' },
    dateOfBirth: { type: 'string', title: 'The date of birth of the patient', format: 'date' },
    sexAssignedAtBirth: { type: 'string', title: 'Male or Female' },
    state: { type: 'string', title: 'Two-letter code of the state that the guest is in' },
    medicareBeneficiaryIdNumber: { type: 'string', title: 'The number on the Medicare card' },
    hasMedicaid: yesNo('Whether the patient has Medicaid'),
    hasMedicare: yesNo('Whether the patient has Medicare'),
    isPregnant: yesNo('Whether the patient is pregnant'),
    hadReaction: yesNo('Whether the patient had a serious reaction after a vaccine'),
    haveNeuroDisorders: yesNo('Whether the patient has a disorder of brain or nerves'),
    hadVaccinesPreviously: yesNo('Whether the patient had any vaccine before'),
    recentVaccines: yesNo('Whether the patient had a vaccine in the last 4 weeks'),
  },
} as const;
