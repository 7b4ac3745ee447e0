import type { JsonObject } from '#engine';
import type { LocatedProblem } from './LocatedProblem.ts';

/** One problem as one line of plain text: its place, how grave it is, its code, and what is wrong. */
export function formatProblem(problem: LocatedProblem): string {
  const { file, line, column, severity, code } = problem;
  return `${file}:${line}:${column}  ${severity}  ${code}  ${describeMeaning(problem)}`;
}

/** What is wrong, the name that was probably meant, and the known names. */
export function describeMeaning({ message, suggestion, known = [] }: LocatedProblem): string {
  const names = known.length === 0 ? '' : ` Known: ${known.join(', ')}.`;
  const meant = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `${message}${meant}${names}`;
}

/** The evidence for a problem (its witness and the conditions that exclude each other), one line each. */
const formatEvidence = ({ witness, excluding = [] }: LocatedProblem): readonly string[] => [
  ...(witness === undefined ? [] : [`    when ${formatAnswers(witness)}`]),
  ...(excluding.length > 1
    ? ['    because these cannot all be true:']
    : excluding.map(() => '    because this is never true:')),
  ...excluding.map(({ file, line, column, words }) => `      ${file}:${line}:${column}  ${words}`),
];

/** Answers as a report has them: `name = "Kim", isHappy = true`. */
export const formatAnswers = (witness: JsonObject): string =>
  Object.entries(witness)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ') || 'nothing is answered';

/**
 * The whole report, as text for a person or (`json`) as JSON for a tool.
 *
 * @param left how many questions the proof did not decide where the documents say why they may stay
 */
export function formatReport(
  problems: readonly LocatedProblem[],
  documents: number,
  json: boolean,
  done: 'checked' | 'proven' = 'checked',
  left = 0,
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
  const stays = left === 0 ? [] : [`${counted(left, 'question')} left undecided, as the documents say.`];
  const lines = problems.flatMap((problem) => [formatProblem(problem), ...formatEvidence(problem)]);
  return [...lines, sum, ...stays].join('\n');
}

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
