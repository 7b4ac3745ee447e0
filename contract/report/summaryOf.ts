import type { CaseResult, Verdict } from '../run/CaseResult.ts';

const WORDS: readonly (readonly [Verdict, string])[] = [
  ['ok', 'as promised'],
  ['differs', 'not as promised'],
  ['blocked', 'could not be tried'],
  ['skipped', 'not asked for'],
];

/** The last line: how many cases ended in which way. */
export const summaryOf = (results: readonly CaseResult[]): string =>
  WORDS.map(([verdict, words]) => [results.filter((result) => result.verdict === verdict).length, words] as const)
    .filter(([count, words]) => count > 0 || words === 'as promised')
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');

/** Whether everything that was asked for was tried, and is as promised; not where nothing was. */
export const isAsPromised = (results: readonly CaseResult[]): boolean =>
  results.some(({ verdict }) => verdict === 'ok') &&
  results.every(({ verdict }) => verdict === 'ok' || verdict === 'skipped');
