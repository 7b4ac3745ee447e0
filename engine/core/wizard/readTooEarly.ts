import type { NamedDocument } from '../content/DocumentEntry.ts';
import type { ContentProblem, Sentence } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import type { FormConfiguration } from './FormConfiguration.ts';

/**
 * The problems of a step, with other words for a rule that reads a later step: the form may be as it was, and only the
 * order of the steps another one, so the words name the step and the configuration that has the order.
 */
export function readTooEarly(
  problems: readonly ContentProblem[],
  index: number,
  { name, document: { steps } }: NamedDocument<FormConfiguration>,
): readonly ContentProblem[] {
  const own = steps[index]?.id ?? '';
  const later = steps.slice(index + 1).map(({ id }) => id);
  return problems.map((found) => {
    const read = typeof found.message === 'string' ? undefined : stepOf(found.message);
    if (read === undefined || !later.includes(read)) return found;
    return problem(found, 'read-too-early/step', own, read, name);
  });
}

/** The step that a rule reads and that is not known to it. */
function stepOf([sentence, name, parent]: Sentence): string | undefined {
  const isUnknown = sentence === 'unknown-name/nothing' || sentence === 'unknown-name/member';
  return isUnknown && parent === 'steps' && typeof name === 'string' ? name : undefined;
}
