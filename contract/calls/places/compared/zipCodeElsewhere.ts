import { checkLocateZipCodeReply } from '../../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { checkSearchLocationsReply } from '../../../../schemas/generated/api/places/search-locations/reply.js';
import {
  checkSuggestAddressesReply,
  type SimilarAddress,
} from '../../../../schemas/generated/api/places/suggest-addresses/reply.js';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { ask } from '../../../world/ask.ts';
import type { Caller } from '../../../world/Guest.ts';
import { unlessSkipped } from '../../../world/unlessSkipped.ts';
import type { ContractName } from '../../addresses.ts';
import { outvoted, type SaidElsewhere } from './outvoted.ts';

const locate = async (guest: Caller, postalCode: string): Promise<readonly SimilarAddress[]> => {
  const reply = await ask(guest, 'locate-zip-code', checkLocateZipCodeReply, { body: { postalCode } });
  return reply.data.similarAddresses;
};

type Asking = (guest: Caller, zip: string) => Promise<readonly SimilarAddress[]>;

/** Every call that knows the place of a ZIP code. */
const askings: readonly (readonly [ContractName, Asking])[] = [
  ['locate-zip-code', locate],
  [
    'suggest-addresses',
    async (guest, zip) => {
      const query = { 'filter.freeFormAddress': zip };
      const { data } = await ask(guest, 'suggest-addresses', checkSuggestAddressesReply, { query });
      return data.similarAddresses;
    },
  ],
  [
    'search-locations',
    async (guest, zip) => {
      const query = { freeFormAddress: zip };
      return (await ask(guest, 'search-locations', checkSearchLocationsReply, { query })).data.locations;
    },
  ],
];

/** What all calls but one say of a ZIP code. */
export async function zipCodeElsewhere(guest: Caller, except: ContractName, zip: string): Promise<SaidElsewhere> {
  const said = new Map<ContractName, unknown>();
  for (const [call, asking] of askings) {
    const found = call === except ? undefined : await unlessSkipped(asking(guest, zip));
    const place = found?.find(({ postalCode }) => postalCode === zip);
    if (place) said.set(call, place);
  }
  return said;
}

const facts = ['cityTown', 'stateProvince', 'county', 'location/lat', 'location/lng'];

/** Finds the first thing that a reply says of a ZIP code and that most of the other calls contradict. */
export const zipCodeOutvoted = (elsewhere: SaidElsewhere, found: SimilarAddress | undefined, at: string) =>
  outvoted(facts, elsewhere, found, at);

const cityOf = ({ cityTown, stateProvince }: SimilarAddress): string => `${cityTown}, ${stateProvince}`;

/** The city of each postal code that some suggestions name, as `locate-zip-code` says it. */
export async function citiesOf(guest: Caller, found: readonly SimilarAddress[]): Promise<ReadonlyMap<string, string>> {
  const cities = new Map<string, string>();
  for (const zip of new Set(found.map(({ postalCode }) => postalCode))) {
    const places = /^\d{5}$/.test(zip) ? await unlessSkipped(locate(guest, zip)) : undefined;
    if (places) cities.set(zip, places[0] ? cityOf(places[0]) : 'none');
  }
  return cities;
}

/** Finds a suggestion whose postal code belongs to another city. */
export const cityWrong = (
  found: readonly SimilarAddress[],
  list: string,
  cities: ReadonlyMap<string, string>,
): ContractViolation | undefined =>
  firstWrong(
    ...found.map((suggestion, index) => {
      const city = cities.get(suggestion.postalCode);
      return unless(
        city === undefined || city === cityOf(suggestion),
        `${list}/${index}/postalCode`,
        `a postal code of ${cityOf(suggestion)}`,
        `${suggestion.postalCode}, which locate-zip-code says is of ${city}`,
      );
    }),
  );
