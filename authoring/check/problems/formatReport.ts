import type { JsonObject } from '#engine';
import type { LocatedProblem } from './LocatedProblem.ts';

const mostNames = 40;

/** One problem as one line of plain text. */
export function formatProblem({
  file,
  line,
  column,
  severity,
  message,
  suggestion,
  known = [],
}: LocatedProblem): string {
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `${file}:${line}:${column}  ${severity}  ${message}${meant}${formatNames(known)}`;
}

function formatNames(known: readonly string[]): string {
  if (known.length === 0) return '';
  const more = known.length - mostNames;
  return ` Known: ${known.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** The evidence for a problem (its witness and the conditions that exclude each other), one line each. */
const formatEvidence = ({ witness, excluding = [] }: LocatedProblem): readonly string[] => [
  ...(witness === undefined ? [] : [`    when ${formatAnswers(witness)}`]),
  ...(excluding.length > 1 ? ['    for these exclude each other:'] : excluding.map(() => '    for this cannot be:')),
  ...excluding.map(({ file, line, column, words }) => `      ${file}:${line}:${column}  ${words}`),
];

const formatAnswers = (witness: JsonObject): string =>
  Object.entries(witness)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ') || 'nothing is answered';

/** The whole report, as text for a person or (`json`) as JSON for a tool. */
export function formatReport(
  problems: readonly LocatedProblem[],
  documents: number,
  json: boolean,
  done: 'checked' | 'proven' = 'checked',
): string {
  if (json) return JSON.stringify(problems, null, 2);
  const [errors, warnings] = ['error', 'warning'].map((each) => problems.filter(({ severity }) => severity === each));
  const counts = [
    ...(errors?.length ? [counted(errors.length, 'error')] : []),
    ...(warnings?.length ? [counted(warnings.length, 'warning')] : []),
  ];
  const sum =
    counts.length === 0
      ? `${counted(documents, 'document')} ${done}, nothing wrong.`
      : `${counts.join(' and ')} in ${counted(documents, 'document')}.`;
  return [...problems.flatMap((problem) => [formatProblem(problem), ...formatEvidence(problem)]), sum].join('\n');
}

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
