import type { ContentProblem } from './ContentProblem.ts';

/**
 * Formats a problem as one line: where it is, what is wrong, the name that was probably meant, the known names, and the
 * code under which it is explained.
 */
export function describeProblem({
  document,
  pointer,
  code,
  message,
  suggestion,
  known,
  line,
  column,
}: ContentProblem): string {
  const where =
    line === undefined
      ? `${document}${pointer && `#${pointer}`}`
      : `${document}:${line}${column === undefined ? '' : `:${column}`}`;
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  const names = known === undefined || known.length === 0 ? '' : ` Known: ${known.join(', ')}.`;
  return `${where}: ${message}${meant}${names} [${code}]`;
}
