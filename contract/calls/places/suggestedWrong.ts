import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { isInCountry } from '../../register/replies/nearby/placesAreTrue.ts';

interface Suggestion {
  readonly cityTown?: string;
  readonly stateProvince?: string;
  readonly postalCode?: string;
  readonly county?: string;
  readonly location?: { readonly lat: number; readonly lng: number };
}

interface Typed {
  readonly state?: string;
  readonly zip?: string | undefined;
  /** How the name of the city begins. */
  readonly begun?: string | undefined;
}

/**
 * Finds a suggestion that is there twice, in another state than was asked for, whose city begins otherwise, whose ZIP code has not five digits, that has
 * a county though no ZIP code was asked for, or that is not in the country.
 */
export const suggestedWrong = (
  found: readonly Suggestion[],
  list: string,
  { state, zip, begun }: Typed = {},
): ContractViolation | undefined =>
  firstWrong(
    ...found.flatMap(({ cityTown, stateProvince, postalCode, county, location }, index) => [
      unless(
        !begun || cityTown?.toLowerCase().startsWith(begun) !== false,
        `${list}/${index}/cityTown`,
        `a name that begins with ${begun}, as was typed so far`,
        String(cityTown),
      ),
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
      unless(
        zip !== undefined || county === undefined,
        `${list}/${index}/county`,
        'none, because no postal code was asked for',
        String(county),
      ),
      unless(
        found.findIndex((other) => nameOf(other) === nameOf(found[index])) === index,
        `${list}/${index}`,
        'each place once',
        'one of them again',
      ),
      unless(!location || isInCountry(location), `${list}/${index}/location`, 'a place in the country', 'another'),
    ]),
  );

const nameOf = (suggestion: Suggestion | undefined): string =>
  [suggestion?.cityTown, suggestion?.stateProvince, suggestion?.postalCode].join();
