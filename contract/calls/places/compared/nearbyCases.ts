import type { SchemaCheck } from '../../../../schemas/SchemaCheck.ts';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { skipped } from '../../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Query } from '../../../exchange/Sending.ts';
import { postalAddress } from '../../../samples/postalAddress.ts';
import type { ContractName } from '../../addresses.ts';
import { type ClinicPage, isPartOf, wholeList } from '../clinicPage.ts';
import { withinRadius } from '../withinRadius.ts';
import { duringHours } from './duringHours.ts';
import { nextReserved } from './nextReserved.ts';
import { USUAL } from './nextTime.ts';
import { nextTimesNear, nextTimesWrong } from './nextTimes.ts';
import { remotePlace } from './remotePlace.ts';
import { townElsewhere } from './townElsewhere.ts';

/** A call that lists clinics near a place or a point, and the names of what its query says. */
interface ListingCall<Page> {
  readonly call: ContractName;
  readonly check: SchemaCheck<Page>;
  readonly place: string;
  readonly point: string;
  readonly radius: string;
  readonly size: string;
  readonly most: string;
  /** What asks for the second page of so many. */
  readonly secondOf: (size: number) => Query;
}

/** Miles that are none: distances are rounded. */
const AT_THE_POINT = 0.1;

/** How place, point, radius and time of day are understood, whichever of both calls is asked. */
export const nearbyCases = <Page extends ClinicPage>(listing: ListingCall<Page>): readonly ContractCase<Page>[] => [
  {
    name: 'without a radius and an order, in small letters: as within 50 miles, nearest first, each with its own next time',
    statuses: [200],
    send: async (world) => {
      const { guest, target } = world;
      const query = { [listing.place]: target.place, [listing.size]: '50' };
      const within = { ...query, [listing.radius]: '50', sortBy: 'distance' };
      const whole = await wholeList(guest, listing.call, listing.check, within);
      const next = await nextTimesNear(world, 'tlc', USUAL);
      return {
        query: { ...query, [listing.place]: ` ${target.place.toLowerCase()} ` },
        findViolation: (page) =>
          firstWrong(isPartOf(whole, 0, 50, 'the list within 50 miles')(page), nextTimesWrong(page.data.clinics, next)),
      };
    },
  },
  {
    name: 'the last page of three at most: the third, of three',
    statuses: [200],
    send: async ({ guest, target }) => {
      const near = { [listing.place]: target.place };
      const whole = await wholeList(guest, listing.call, listing.check, { ...near, [listing.size]: '4' });
      const three = { data: { clinics: whole.data.clinics.slice(0, 3) }, meta: { clinics: { total: 3 } } };
      const query = { ...near, [listing.most]: '3', [listing.size]: '2', ...listing.secondOf(2) };
      return { query, findViolation: isPartOf(three, 2, 2, 'the nearest three') };
    },
  },
  {
    name: 'within a radius of the place',
    statuses: [200],
    send: ({ guest, target }) => {
      const query = { [listing.place]: target.place, [listing.size]: '50' };
      return withinRadius(guest, listing.call, listing.check, query, listing.radius);
    },
  },
  {
    name: 'near the very point of a clinic: no mile away, and the nearest',
    statuses: [200],
    send: async ({ find }) => {
      const { provider } = await find.clinics.first();
      const { location } = provider;
      if (!location) throw skipped('the search for times does not say where a clinic is');
      return {
        query: { [listing.point]: `${location.lat},${location.lng}`, [listing.size]: '1' },
        findViolation: ({
          data: {
            clinics: [nearest],
          },
        }) =>
          unless(
            nearest?.distance !== undefined && nearest.distance <= AT_THE_POINT,
            '/data/clinics/0/distance',
            `${AT_THE_POINT} miles at most`,
            String(nearest?.distance),
          ),
      };
    },
  },
  {
    name: 'near a clinic whose next time was just reserved: the one after it',
    statuses: [200],
    send: async (world) => {
      const { sending, nextWrong } = await nextReserved(world, listing.call, () => ({
        query: { [listing.place]: world.target.place, [listing.size]: '50' },
      }));
      return {
        ...sending,
        findViolation: ({ data: { clinics } }) => nextWrong(clinics, (index) => `/data/clinics/${index}`),
      };
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
    name: 'near the place, whatever point is sent beside it: the first four, where nothing says how many',
    statuses: [200],
    send: async ({ guest, target }) => {
      const near = { [listing.place]: target.place };
      const whole = await wholeList(guest, listing.call, listing.check, { ...near, [listing.size]: '50' });
      return { query: { ...near, [listing.point]: '30.2672,-97.7431' }, findViolation: isPartOf(whole, 0, 4) };
    },
  },
  {
    name: 'within a mile of a town that it knows: a list, even if nobody is there',
    statuses: [200],
    send: async ({ guest }) => ({ query: { [listing.place]: await remotePlace(guest), [listing.radius]: '1' } }),
  },
  {
    name: 'near a town of another state than its own',
    statuses: [404],
    code: 'locationUnavailable',
    send: async (world) => ({ query: { [listing.place]: await townElsewhere(world) } }),
  },
  {
    name: 'by day: who sees guests is open, at the hours and with the break of that day',
    statuses: [200],
    send: async (world) => {
      const { id, dayWrong } = await duringHours(world);
      return {
        query: { [listing.place]: world.target.place, [listing.size]: '50' },
        findViolation: ({ data: { clinics } }) => {
          const index = clinics.findIndex((clinic) => clinic.id === id);
          return dayWrong(clinics[index], `/data/clinics/${index}`);
        },
      };
    },
  },
];
