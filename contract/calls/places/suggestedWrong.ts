import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { isInCountry } from './clinicPage.ts';

interface Suggestion {
  readonly stateProvince?: string;
  readonly postalCode?: string;
  readonly location?: { readonly lat: number; readonly lng: number };
}

/** Finds a suggestion in another state than was asked for, whose ZIP code has not five digits, or that is not in the country. */
export const suggestedWrong = (
  found: readonly Suggestion[],
  list: string,
  { state, zip }: { readonly state?: string; readonly zip?: string } = {},
): ContractViolation | undefined =>
  firstWrong(
    ...found.flatMap(({ stateProvince, postalCode, location }, index) => [
      unless(
        !state || stateProvince === state,
        `${list}/${index}/stateProvince`,
        `${state}, as asked for`,
        String(stateProvince),
      ),
      unless(
        postalCode === undefined || (zip ? postalCode === zip : /^\d{5}$/.test(postalCode)),
        `${list}/${index}/postalCode`,
        zip ?? 'five digits',
        String(postalCode),
      ),
      unless(!location || isInCountry(location), `${list}/${index}/location`, 'a place in the country', 'another'),
    ]),
  );
