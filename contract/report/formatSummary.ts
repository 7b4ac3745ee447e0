import type { CaseOutcome, CaseResult } from '../run/CaseResult.ts';

const OUTCOME_TEXTS: readonly (readonly [CaseOutcome, string])[] = [
  ['ok', 'as promised'],
  ['differs', 'not as promised'],
  ['blocked', 'could not be tried'],
  ['skipped', 'not asked for'],
];

/** The last line: how many cases ended in each way, and how many warnings there are. */
export const formatSummary = (results: readonly CaseResult[]): string => {
  const warnings = results.flatMap((result) => result.warnings ?? []).length;
  return [
    ...OUTCOME_TEXTS.map(
      ([outcome, text]) => [results.filter((result) => result.outcome === outcome).length, text] as const,
    ),
    [warnings, warnings === 1 ? 'warning' : 'warnings'] as const,
  ]
    .filter(([count, text]) => count > 0 || text === 'as promised')
    .map(([count, text]) => `${count} ${text}`)
    .join(', ');
};

/** Whether every case that was asked for was tried and is as promised; false where none was tried. */
export const isAsPromised = (results: readonly CaseResult[]): boolean =>
  results.some(({ outcome }) => outcome === 'ok') &&
  results.every(({ outcome }) => outcome === 'ok' || outcome === 'skipped');
