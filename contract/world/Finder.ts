import type { FollowupAppointment } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkListServicesReply, type ServiceType } from '../../schemas/generated/api/services/list-services/reply.js';
import type { BusinessName } from '../../schemas/generated/api/services/list-services/request.js';
import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import {
  checkSearchTimeSlotsReply,
  type TimeSlotRow,
} from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { SkippedCase, skipped } from '../case/SkippedCase.ts';
import type { Query } from '../exchange/Sending.ts';
import { ask } from './ask.ts';
import { freeTimesIn } from './freeTimesIn.ts';
import type { Guest } from './Guest.ts';
import { type Bookable, Pool } from './Pool.ts';
import { searchWindow, windowAfter } from './searchWindow.ts';
import type { TargetOptions } from './TargetOptions.ts';

/** Two visits that are booked together. */
export interface BookablePair {
  readonly first: Bookable;
  readonly followup: FollowupAppointment;
  /** Days between them at least. */
  readonly afterDays: number;
}

/** How many services are searched before the finder reports that there is no free time. */
const MOST_TRIED = 8;

/** The free times of a few providers are enough for all cases. */
const MOST_PROVIDERS = '5';

/** Days after today at which the search for dietitians begins, because they need days to prepare. */
const DIETITIAN_DAYS = 4;

/** A town in each zone in which clinics may be. */
const TOWNS = ['Denver, CO', 'Nashville, TN', 'Phoenix, AZ', 'Los Angeles, CA', 'Cincinnati, OH'];

/** What can be booked somewhere. */
export type Found = Pick<Finder, keyof Finder>;

/** Finds what can be booked in an environment, with the environment's own searches. Only reads. */
export class Finder {
  readonly #guest: Guest;
  readonly #target: TargetOptions;
  /** Ids of clinic services that are on the menu, need no lead time and are not vaccines. */
  readonly visits: Pool<number>;
  /** Free times in clinics near the place. */
  readonly clinics: Pool<Bookable>;
  /** The last free times of days in a clinic in another time zone than those near the place. */
  readonly elsewhere: Pool<Bookable>;
  /** Pairs of a first and a second visit in clinics near the place. */
  readonly pairs: Pool<BookablePair>;
  /** Free times of visits by video, with whoever is licensed in the state. */
  readonly videos: Pool<Bookable>;
  readonly dietitians: Pool<Bookable>;
  /** Pharmacies near the place that have a vaccine. */
  readonly pharmacies: Pool<Bookable>;

  constructor(guest: Guest, target: TargetOptions) {
    const { place, state } = target;
    this.#guest = guest;
    this.#target = target;
    const near = { 'filter.freeFormAddress': place };
    const soon = searchWindow();
    const isWanted = (service: ServiceType): boolean => isVisit(service) && this.#isWished(service);
    this.visits = new Pool('service of the clinics; choose with --service', async () =>
      (await this.#services('tlc', isWanted)).map(({ id }) => id),
    );
    this.clinics = new Pool(`free time of a clinic near ${place}; choose with --place and --service`, () =>
      this.#firstFree('tlc', isWanted, { ...soon, ...near }),
    );
    this.elsewhere = new Pool(
      'clinic in another time zone; choose with --place',
      async () => this.#lastOfDays((await this.clinics.first()).timezone, { ...soon }),
      skipped,
    );
    this.pairs = new Pool(`free pair of a first and a second visit near ${place}`, () => this.#pairs(near));
    this.videos = new Pool(`free time of a visit by video in ${state}; choose with --state`, () =>
      this.#firstFree('tlc', isVisit, { ...soon, 'filter.state': state, 'filter.isVirtualVisit': 'true' }),
    );
    this.dietitians = new Pool(`free time of a dietitian in ${state}; choose with --state`, () =>
      this.#firstFree('dietitian', () => true, {
        ...searchWindow(DIETITIAN_DAYS),
        'filter.state': state,
        'filter.isVirtualVisit': 'false',
      }),
    );
    this.pharmacies = new Pool(`pharmacy with a vaccine near ${place}`, () =>
      this.#firstFree('pharmacy', ({ isVaccine }) => isVaccine === true, { ...soon, ...near }),
    );
  }

  #isWished({ id }: ServiceType): boolean {
    return this.#target.serviceId === undefined || id === this.#target.serviceId;
  }

  async #services(business: BusinessName, isWanted: (service: ServiceType) => boolean) {
    const query = { 'filter.businessNames': [business] };
    const { data } = await ask(this.#guest, 'list-services', checkListServicesReply, { query });
    const bookable = data.services.filter((service) => service.maxDaysAhead !== undefined && isWanted(service));
    return bookable.sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).slice(0, MOST_TRIED);
  }

  async #search(business: BusinessName, serviceId: number, filter: Query): Promise<readonly TimeSlotRow[]> {
    const query = {
      'filter.businessNames': [business],
      'filter.serviceIds': [String(serviceId)],
      'filter.maxResults': MOST_PROVIDERS,
      ...filter,
    };
    const { data } = await ask(this.#guest, 'search-time-slots', checkSearchTimeSlotsReply, { query });
    return data.appointmentTimeSlots;
  }

  /** Every free time of the first service that has one. */
  async #firstFree(
    business: BusinessName,
    isWanted: (service: ServiceType) => boolean,
    filter: Query,
  ): Promise<readonly Bookable[]> {
    for (const service of await this.#services(business, isWanted)) {
      const rows = await this.#search(business, service.id, filter);
      const found = rows.flatMap((row) => bookablesIn(row, service, filter));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Looks in one town of each zone for a clinic that has not the known one. */
  async #lastOfDays(known: string, soon: Query): Promise<readonly Bookable[]> {
    const service = { id: await this.visits.first(), name: '' };
    for (const town of TOWNS) {
      const filter = { ...soon, 'filter.freeFormAddress': town, 'filter.maxResults': '1' };
      const [row] = await this.#search('tlc', service.id, filter).catch(noneThere);
      if (row === undefined || row.provider.timezone === known) continue;
      const days = row.services[0]?.availability ?? [];
      const last = days.flatMap(({ timeslots }) => timeslots.slice(-1)).map(({ value }) => value);
      if (last.length > 0) return bookablesAt(row, service, filter, last);
    }
    return [];
  }

  async #pairs(near: Query): Promise<readonly BookablePair[]> {
    for (const service of await this.#services('tlc', hasFollowup)) {
      const { id, followupServiceId = 0, followupAfterDays = 0 } = service;
      const rows = await this.#search('tlc', id, { ...searchWindow(), ...near });
      const row = rows.findLast((each) => freeTimesIn(each).length > 0);
      const times = row ? bookablesIn(row, service, near) : [];
      const last = times.at(-1);
      if (!row || !last) continue;
      const second = windowAfter(last.time.slice(0, 10), followupAfterDays)['filter.endDate'];
      const query = {
        'filter.businessNames': ['tlc'],
        'filter.locationIds': row.provider.providerId,
        'filter.serviceIds': [String(followupServiceId)],
        ...windowAfter(second, 12),
      };
      const { data } = await ask(this.#guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
      const seconds = data.appointmentTimeSlots.flatMap((each) =>
        bookablesIn(each, { id: followupServiceId, name: '' }, near),
      );
      // The last place, and its last times: single visits take those of the first place from the front, and a released time
      // stays with its guest for a while.
      const pairs = times.toReversed().flatMap((first, index) => {
        const due = seconds[index];
        return due ? [{ first, followup: buildFollowup(due), afterDays: followupAfterDays }] : [];
      });
      if (pairs.length > 0) return pairs;
    }
    return [];
  }
}

/** Whether a service is on the menu, needs no lead time and is no vaccine. */
export const isVisit = ({ isVaccine, leadTimeDays, notMenuOption }: ServiceType): boolean =>
  !isVaccine && leadTimeDays === undefined && !notMenuOption;

const hasFollowup = ({ followupServiceId, followupAfterDays }: ServiceType): boolean =>
  followupServiceId !== undefined && followupAfterDays !== undefined;

const buildFollowup = ({ serviceId, time, timezone }: Bookable): FollowupAppointment => ({
  serviceId,
  dateTime: { value: time, timezone },
});

type Named = Pick<ServiceType, 'id' | 'name'>;

const bookablesIn = (row: TimeSlotRow, service: Named, filter: Query): readonly Bookable[] =>
  bookablesAt(row, service, filter, freeTimesIn(row));

function bookablesAt(
  row: TimeSlotRow,
  { id, name }: Named,
  filter: Query,
  times: readonly string[],
): readonly Bookable[] {
  const { provider } = row;
  const { businessName, timezone } = provider;
  const found = { businessName, serviceId: id, serviceName: name, timezone, where: buildWhere(row, filter), provider };
  return times.map((time) => ({ ...found, time }));
}

/** A visit by video is with whoever is licensed in the state; a dietitian is a person, for guests of the state. */
function buildWhere({ provider }: TimeSlotRow, filter: Query): Bookable['where'] {
  const state = filter['filter.state'];
  if (typeof state !== 'string') return { locationNumber: provider.providerId };
  if (filter['filter.isVirtualVisit'] === 'true') return { licensureState: state };
  return { locationNumber: provider.providerId, licensureState: state };
}

/** A town near which no clinic is has no place to search at (404). */
function noneThere(error: unknown): readonly TimeSlotRow[] {
  if (error instanceof SkippedCase) return [];
  throw error;
}
