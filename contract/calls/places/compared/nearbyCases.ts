import type { SchemaCheck } from '../../../../schemas/SchemaCheck.ts';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { postalAddress } from '../../../samples/postalAddress.ts';
import type { ContractName } from '../../addresses.ts';
import { type ClinicPage, isPartOf, wholeList } from '../clinicPage.ts';
import { duringHours } from './duringHours.ts';
import { remotePlace } from './remotePlace.ts';

/** A call that lists clinics near a place or a point, and the names of what its query says. */
interface ListingCall<Page> {
  readonly call: ContractName;
  readonly check: SchemaCheck<Page>;
  readonly place: string;
  readonly point: string;
  readonly radius: string;
  readonly size: string;
}

/** How place, point, radius and time of day are understood, whichever of both calls is asked. */
export const nearbyCases = <Page extends ClinicPage>(listing: ListingCall<Page>): readonly ContractCase<Page>[] => [
  {
    name: 'without a radius: as within 50 miles',
    statuses: [200],
    send: async ({ guest, target }) => {
      const query = { [listing.place]: target.place, [listing.size]: '50' };
      const within = { ...query, [listing.radius]: '50' };
      const whole = await wholeList(guest, listing.call, listing.check, within);
      return { query, findViolation: isPartOf(whole, 0, 50, 'the list within 50 miles') };
    },
  },
  {
    name: 'near a nine-digit ZIP code: as near its first five digits',
    statuses: [200],
    send: async ({ guest }) => {
      const { postalCode } = postalAddress();
      const query = { [listing.place]: postalCode, [listing.size]: '4' };
      const whole = await wholeList(guest, listing.call, listing.check, query);
      return {
        query: { ...query, [listing.place]: `${postalCode}-1234` },
        findViolation: isPartOf(whole, 0, 4, `the list near ${postalCode}`),
      };
    },
  },
  {
    name: 'near the place, whatever point is sent beside it',
    statuses: [200],
    send: async ({ guest, target }) => {
      const near = { [listing.place]: target.place, [listing.size]: '4' };
      const whole = await wholeList(guest, listing.call, listing.check, near);
      return { query: { ...near, [listing.point]: '30.2672,-97.7431' }, findViolation: isPartOf(whole, 0, 4) };
    },
  },
  {
    name: 'within a mile of a town that it knows: a list, even if nobody is there',
    statuses: [200],
    send: async ({ guest }) => ({ query: { [listing.place]: await remotePlace(guest), [listing.radius]: '1' } }),
  },
  {
    name: 'by day: who sees guests is open',
    statuses: [200],
    send: async (world) => {
      const { id, closedWrong } = await duringHours(world);
      return {
        query: { [listing.place]: world.target.place, [listing.size]: '50' },
        findViolation: ({ data: { clinics } }) => {
          const index = clinics.findIndex((clinic) => clinic.id === id);
          return closedWrong(clinics[index], `/data/clinics/${index}`);
        },
      };
    },
  },
];
