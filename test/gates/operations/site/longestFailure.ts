import type { Attempt } from './guests/Ledger.ts';

/** Failures that are nearer to each other, in milliseconds, count as one stretch. */
const NEAR_MS = 1_000;

/** The longest stretch, in milliseconds, in which again and again some request failed. */
export function longestFailure(attempts: readonly Attempt[]): number {
  const failed = attempts.filter(({ failure }) => failure !== undefined).sort((a, b) => a.began - b.began);
  let [longest, began, ended] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const attempt of failed) {
    if (attempt.began > ended + NEAR_MS) began = attempt.began;
    ended = Math.max(attempt.began > ended + NEAR_MS ? attempt.ended : ended, attempt.ended);
    longest = Math.max(longest, ended - began);
  }
  return longest;
}
