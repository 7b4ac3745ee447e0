import {
  checkSearchTimeSlotsReply,
  type SearchTimeSlotsReply,
} from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { ContractCase } from '../../../case/ContractCase.ts';
import { blocked, skipped } from '../../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { postalAddress } from '../../../samples/postalAddress.ts';
import { ask } from '../../../world/ask.ts';
import { buildDayQuery } from '../../../world/isOffered.ts';
import { remotePlace } from '../../places/compared/remotePlace.ts';
import { townElsewhere } from '../../places/compared/townElsewhere.ts';
import { keepsTo } from '../keepsTo.ts';

/** The most providers in a reply. */
const MOST = 50;

const rows = '/data/appointmentTimeSlots';

/** Who of a reply accepts the benefit code of the search. */
const acceptedBy = ({ data }: SearchTimeSlotsReply): string =>
  data.appointmentTimeSlots
    .filter(({ provider }) => provider.isBenefitCode)
    .map(({ provider }) => provider.providerId)
    .join();

/** Who is found, and how far away. */
const milesOf = ({ data }: SearchTimeSlotsReply): string =>
  data.appointmentTimeSlots.map(({ provider }) => `${provider.providerId} ${provider.distance}`).join();

/** Searches at the very edge of what they ask for, whose replies are held to those of ordinary ones. */
export const exactSearchCases: readonly ContractCase<SearchTimeSlotsReply>[] = [
  {
    name: 'as many providers at most as are near: all of them, and no warning that some are left out',
    statuses: [200],
    send: async ({ find, guest, target: { place } }) => {
      const query = { ...buildDayQuery(await find.clinics.first()), 'filter.freeFormAddress': place };
      const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
      const near = data.appointmentTimeSlots.length;
      if (near === MOST) throw blocked('more may be near than one reply has; choose with --place');
      return {
        query: { ...query, 'filter.maxResults': String(near) },
        findViolation: (reply) =>
          firstWrong(
            unless(reply.data.appointmentTimeSlots.length === near, rows, `all ${near}`, 'others'),
            unless(
              reply.warnings?.appointmentTimeSlots?.every(({ code }) => code !== 'moreProviders') ?? true,
              '/warnings/appointmentTimeSlots',
              'nothing of more providers, as nobody is left out',
              'moreProviders',
            ),
          ),
      };
    },
  },
  {
    name: 'without a radius or a number, in small letters: as within 50 miles, and 50 at most',
    statuses: [200],
    send: async ({ find, guest, target: { place } }) => {
      const query = { ...buildDayQuery(await find.clinics.first()), 'filter.freeFormAddress': place };
      const usual = { query: { ...query, 'filter.radius': '50', 'filter.maxResults': String(MOST) } };
      const { data } = await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, usual);
      const idsOf = (reply: SearchTimeSlotsReply) =>
        reply.data.appointmentTimeSlots.map(({ provider }) => provider.providerId).join();
      const known = idsOf({ data });
      return {
        query: { ...query, 'filter.freeFormAddress': ` ${place.toLowerCase()} ` },
        findViolation: (reply) => unless(idsOf(reply) === known, rows, `${known}, as within 50 miles`, idsOf(reply)),
      };
    },
  },
  {
    name: 'near a nine-digit ZIP code: as near its first five digits',
    statuses: [200],
    send: async ({ find, guest }) => {
      const { postalCode } = postalAddress();
      const day = { ...buildDayQuery(await find.clinics.first()), 'filter.maxResults': '4' };
      const five = { query: { ...day, 'filter.freeFormAddress': postalCode } };
      const known = milesOf(await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, five));
      return {
        query: { ...day, 'filter.freeFormAddress': `${postalCode}-1234` },
        findViolation: (reply) =>
          unless(milesOf(reply) === known, rows, `${known}, as near ${postalCode}`, milesOf(reply)),
      };
    },
  },
  {
    name: 'with a valid benefit code in lower case and with spaces around: who accepts it as it is written',
    statuses: [200],
    send: async ({ find, guest, target: { place, benefitCode } }) => {
      if (benefitCode === undefined) throw skipped('needs a valid code: --benefit-code');
      const near = { ...buildDayQuery(await find.clinics.first()), 'filter.freeFormAddress': place };
      const written = { query: { ...near, 'filter.benefitCode': benefitCode } };
      const known = acceptedBy(await ask(guest, 'search-time-slots', checkSearchTimeSlotsReply, written));
      if (known === '') throw skipped('nobody near the place accepts the code; choose with --place');
      const query = { ...near, 'filter.benefitCode': ` ${benefitCode.toLowerCase()} ` };
      return {
        query,
        findViolation: (reply) =>
          firstWrong(
            unless(acceptedBy(reply) === known, rows, `${known}, who accept the code`, acceptedBy(reply) || 'nobody'),
            keepsTo(query)(reply),
          ),
      };
    },
  },
  {
    name: 'within a mile of a town that it knows: a list, even if nobody is there',
    statuses: [200],
    send: async ({ find, guest }) => {
      const day = buildDayQuery(await find.clinics.first());
      return { query: { ...day, 'filter.freeFormAddress': await remotePlace(guest), 'filter.radius': '1' } };
    },
  },
  {
    name: 'near a town of another state than its own',
    statuses: [404],
    code: 'locationUnavailable',
    send: async (world) => {
      const day = buildDayQuery(await world.find.clinics.first());
      return { query: { ...day, 'filter.freeFormAddress': await townElsewhere(world) } };
    },
  },
];
