import {
  type ContentProblem,
  compileValue,
  inferContextType,
  type NamedDocument,
  nearestName,
  type ObjectType,
} from '#engine';
import type { PrescreenData } from '../../../schemas/generated/content/forms/prescreen-data.js';
import type { PriorAnswer } from './PrescreenPlan.ts';
import { priorAnswersSchema } from './priorAnswersSchema.ts';

/** What one part of a prescreen came to: its value where nothing is wrong. */
export interface PartResult<T> {
  readonly value?: T;
  readonly problems: readonly ContentProblem[];
}

/**
 * What a prescreen tells the forms after it.
 *
 * @param readable what its rules may read; undefined where nobody knows, because the questions are broken: that is told
 */
export function compilePriorAnswers(
  { name: document, document: { known = {} } }: NamedDocument<PrescreenData>,
  readable: ObjectType | undefined,
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
  const suggestion = nearestName(name, known);
  const message = `"${name}" is not an answer that forms know.`;
  return { ...place, code: 'name', message, known, ...(suggestion !== undefined && { suggestion }) };
}
