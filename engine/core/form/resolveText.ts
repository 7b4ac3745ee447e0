import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import type { Text } from './FormDefinition.ts';

/** The text; or a problem when it is missing, or still a reference that no transclusion replaced. */
export function resolveText(text: Text | undefined, place: Place): string | ContentProblem {
  if (typeof text === 'string') return text;
  return text === undefined
    ? problem(place, 'missing-member/text')
    : problem(place, 'unknown-part/reference', text.$ref);
}
