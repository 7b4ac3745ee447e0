import { expect } from 'vitest';
import type { Plan } from '../../../contract/run/Plan.ts';
import type { OverrideCase } from '../overrides/OverrideCase.ts';
import { findWrong, runOn } from './runOn.ts';
import type { StandIn } from './StandIn.ts';

/** Lets a right server be wrong in one thing, and expects the case that the row names to say so. */
export async function expectNoticed(
  standIn: StandIn,
  [_what, only, answer, checkResult, path]: OverrideCase,
  setClock?: Plan['setClock'],
): Promise<void> {
  standIn.override({ answer });
  const wrong = findWrong(await runOn(standIn.url, { only: [only], ...(setClock && { setClock }) }));

  expect(wrong.map((result) => [result.outcome, result.checkResult, result.violation?.path])).toContainEqual([
    'differs',
    checkResult,
    path,
  ]);
}
