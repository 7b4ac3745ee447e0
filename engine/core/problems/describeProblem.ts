import type { ContentProblem } from '../errors/ContentProblem.ts';
import { messageOf } from './messageOf.ts';
import { suggestName } from './suggestName.ts';

/**
 * Formats a problem as one line: where it is, what is wrong, the name that was probably meant, the known names, and the
 * code under which it is explained.
 */
export function describeProblem(problem: ContentProblem): string {
  const { document, pointer, code, known, line, column } = problem;
  const suggestion = suggestName(problem);
  const where =
    line === undefined
      ? `${document}${pointer && `#${pointer}`}`
      : `${document}:${line}${column === undefined ? '' : `:${column}`}`;
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const names = known === undefined || known.length === 0 ? '' : ` Known: ${known.join(', ')}.`;
  return `${where}: ${messageOf(problem)}${meant}${names} [${code}]`;
}
