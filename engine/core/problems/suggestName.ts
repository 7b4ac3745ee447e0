import type { ContentProblem } from '../errors/ContentProblem.ts';
import { nearestName } from './nearestName.ts';
import { nearestOperator } from './nearestOperator.ts';

/** The known name that was probably meant by an unknown one; undefined when none is similar. */
export function suggestName({
  code,
  written,
  known = [],
}: Pick<ContentProblem, 'written' | 'known'> & { readonly code: string }): string | undefined {
  if (written === undefined) return undefined;
  return code === 'unknown-operator' ? nearestOperator(written, known) : nearestName(written, known);
}
