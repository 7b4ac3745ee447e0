import type { FollowupAppointment } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkListServicesReply, type ServiceType } from '../../schemas/generated/api/services/list-services/reply.js';
import type { BusinessName } from '../../schemas/generated/api/services/list-services/request.js';
import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import {
  checkSearchTimeSlotsReply,
  type TimeSlotRow,
} from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
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
}

/** How many services are searched before the finder reports that there is no free time. */
const MOST_TRIED = 8;

/** The free times of a few providers are enough for all cases. */
const MOST_PROVIDERS = '5';

/** Days after today at which the search for dietitians begins, because they need days to prepare. */
const DIETITIAN_DAYS = 4;

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
    for (const { id } of await this.#services(business, isWanted)) {
      const found = (await this.#search(business, id, filter)).flatMap((row) => bookablesIn(row, id, filter));
      if (found.length > 0) return found;
    }
    return [];
  }

  async #pairs(near: Query): Promise<readonly BookablePair[]> {
    for (const service of await this.#services('tlc', hasFollowup)) {
      const { id, followupServiceId = 0, followupAfterDays = 0 } = service;
      const [row] = await this.#search('tlc', id, { ...searchWindow(), ...near, 'filter.maxResults': '1' });
      const times = row ? bookablesIn(row, id, near) : [];
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
      const seconds = data.appointmentTimeSlots.flatMap((each) => bookablesIn(each, followupServiceId, near));
      // Starts with the last times: single visits take times of the same place from the front, and a released time
      // stays with its guest for a while.
      const pairs = times.toReversed().flatMap((first, index) => {
        const due = seconds[index];
        return due ? [{ first, followup: buildFollowup(due) }] : [];
      });
      if (pairs.length > 0) return pairs;
    }
    return [];
  }
}

const isVisit = ({ isVaccine, leadTimeDays, notMenuOption }: ServiceType): boolean =>
  !isVaccine && leadTimeDays === undefined && !notMenuOption;

const hasFollowup = ({ followupServiceId, followupAfterDays }: ServiceType): boolean =>
  followupServiceId !== undefined && followupAfterDays !== undefined;

const buildFollowup = ({ serviceId, time, timezone }: Bookable): FollowupAppointment => ({
  serviceId,
  dateTime: { value: time, timezone },
});

function bookablesIn(row: TimeSlotRow, serviceId: number, filter: Query): readonly Bookable[] {
  const { businessName, timezone } = row.provider;
  return freeTimesIn(row).map((time) => ({ businessName, serviceId, time, timezone, where: buildWhere(row, filter) }));
}

/** A visit by video is with whoever is licensed in the state; a dietitian is a person, for guests of the state. */
function buildWhere({ provider }: TimeSlotRow, filter: Query): Bookable['where'] {
  const state = filter['filter.state'];
  if (typeof state !== 'string') return { locationNumber: provider.providerId };
  if (filter['filter.isVirtualVisit'] === 'true') return { licensureState: state };
  return { locationNumber: provider.providerId, licensureState: state };
}
