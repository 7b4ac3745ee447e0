import type { Outcome } from '../api/index.ts';

/** Why a benefit code does not lead on, as the messages name it. */
export type CodeProblem = 'required' | 'invalid' | 'network';

/** What the guest is told of an answer; undefined for a valid code. */
export function codeProblem(outcome: Outcome<boolean>): CodeProblem | undefined {
  if (outcome.kind !== 'ok') return 'network';
  return outcome.value ? undefined : 'invalid';
}
