import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import type { Text } from './FormDefinition.ts';

/** The words; a problem when they are still a reference, because nothing put the other document's words in. */
export function resolveText(text: Text | undefined, place: Place): string | ContentProblem {
  if (typeof text === 'string') return text;
  const message = text === undefined ? 'There are no words here.' : `"${text.$ref}" was not found.`;
  return problem(place, 'transclusion', message);
}
