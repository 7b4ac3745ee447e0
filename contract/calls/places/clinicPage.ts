import { DateTime } from 'luxon';
import type { Clinic } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import type { Caller } from '../../world/Guest.ts';
import type { ContractName } from '../addresses.ts';

/** What every page of clinics says. */
export interface ClinicPage {
  readonly data: { readonly clinics: readonly Clinic[] };
  readonly meta: { readonly clinics: { readonly total: number } };
}

const keys = {
  distance: ({ distance }: Clinic): number => distance ?? Number.POSITIVE_INFINITY,
  /** Clinics whose wait is not known come last (LOCATOR-13). */
  waitTime: ({ waitTimeInfo }: Clinic): number => waitTimeInfo?.waitMinutes ?? Number.POSITIVE_INFINITY,
} as const;

/** Finds two clinics whose wait is not known, the farther one first. */
const unknownWrong = (clinics: readonly Clinic[]): ContractViolation | undefined => {
  const unknown = clinics.filter(({ waitTimeInfo }) => waitTimeInfo?.waitMinutes === undefined);
  const isNearestFirst = unknown.every(
    ({ distance = 0 }, index) => index === 0 || distance >= (unknown[index - 1]?.distance ?? 0),
  );
  return unless(isNearestFirst, '/data/clinics', 'nearest first where no wait is known', 'another order');
};

/** Finds a page that is not in the order that was asked for, or says not of each clinic how far it is. @throws SkippedCase where it is too short to have one */
export const keepsOrder =
  (sortBy: keyof typeof keys) =>
  ({ data: { clinics } }: ClinicPage): ContractViolation | undefined => {
    if (clinics.length < 2) throw blocked('fewer than two clinics are near, so that their order shows nothing');
    const order = clinics.map(keys[sortBy]);
    const isSorted = order.every((key, index) => index === 0 || key >= (order[index - 1] ?? 0));
    const nowhere = clinics.findIndex(({ distance }) => distance === undefined);
    return firstWrong(
      unless(nowhere < 0, `/data/clinics/${nowhere}/distance`, 'miles', 'none'),
      unless(isSorted, '/data/clinics', `sorted by ${sortBy}`, 'another order'),
      sortBy === 'waitTime' ? unknownWrong(clinics) : undefined,
    );
  };

/**
 * Finds a page that is not this part of the whole list, or counts another list.
 * @param name of the whole list
 */
export const isPartOf =
  (whole: ClinicPage, from: number, size: number, name = 'the whole list') =>
  ({ data: { clinics }, meta }: ClinicPage): ContractViolation | undefined => {
    const part = whole.data.clinics.slice(from, from + size);
    return firstWrong(
      unless(
        clinics.map(({ id }) => id).join() === part.map(({ id }) => id).join(),
        '/data/clinics',
        `entries ${from + 1} to ${from + part.length} of ${name}`,
        clinics.length === part.length ? 'others' : `${clinics.length} entries`,
      ),
      unless(
        meta.clinics.total === whole.meta.clinics.total,
        '/meta/clinics/total',
        `${whole.meta.clinics.total}, as for ${name}`,
        String(meta.clinics.total),
      ),
    );
  };

/** Finds a page that has room for the whole list, but lacks some of it. */
export const isWholeList = ({ data: { clinics }, meta }: ClinicPage): ContractViolation | undefined =>
  unless(
    clinics.length === meta.clinics.total,
    '/data/clinics',
    `all ${meta.clinics.total}, on a page as long as may be`,
    `a list of ${clinics.length}`,
  );

/**
 * Finds a page after the last one that has clinics, because its server gives every page the first ones, or another number of
 * clinics on all pages together.
 */
export const isEmpty =
  (first: ClinicPage) =>
  ({ data: { clinics }, meta }: ClinicPage): ContractViolation | undefined =>
    firstWrong(
      unless(clinics.length === 0, '/data/clinics', 'an empty list', `a list of ${clinics.length}`),
      unless(
        meta.clinics.total === first.meta.clinics.total,
        '/meta/clinics/total',
        `${first.meta.clinics.total}, as on the first page`,
        String(meta.clinics.total),
      ),
    );

/** Finds a page that has more clinics than were asked for, or none where there are some. */
export const hasAtMost =
  (size: number, total: number) =>
  ({ data: { clinics }, meta }: ClinicPage): ContractViolation | undefined =>
    unless(
      clinics.length > 0 && clinics.length <= size && meta.clinics.total <= total,
      '/data/clinics',
      `1 to ${size} clinics, of ${total} at most`,
      `${clinics.length} of ${meta.clinics.total}`,
    );

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a clinic says of its hours. */
type Hours = Pick<Clinic, 'timingInfo' | 'weekHours'>;

/** Finds hours of today that are not those of the first day of the week. */
export function todayWrong({ timingInfo, weekHours }: Hours, at: string): ContractViolation | undefined {
  const [today, hours] = [weekHours?.[0], timingInfo?.todaysHours];
  return unless(
    today === undefined || hours === undefined || today.endsWith(`: ${hours}`),
    `${at}/timingInfo/todaysHours`,
    `those of ${today}, the first day of its week`,
    String(hours),
  );
}

/** Finds a week that does not begin with today, where the clinic is, and its hours, or has not seven days in order. */
export function weekWrong(clinic: Clinic, at: string): ContractViolation | undefined {
  const { weekHours, timeZone } = clinic;
  if (weekHours === undefined || timeZone === undefined) return undefined;
  const { weekday } = DateTime.now().setZone(timeZone);
  const week = [...DAYS.slice(weekday - 1), ...DAYS.slice(0, weekday - 1)];
  const said = weekHours.map((text) => text.split(':')[0]);
  const expected = `${week[0]} and the six days after it`;
  return unless(said.join() === week.join(), `${at}/weekHours`, expected, said.join(', ')) ?? todayWrong(clinic, at);
}

/** Finds a clinic that is far from nowhere: no place was searched. */
export const distanceWrong = ({ distance }: Clinic, at: string): ContractViolation | undefined =>
  unless(distance === undefined, `${at}/distance`, 'none, as no place was searched', String(distance));

/** Finds a clinic that is closed, but says how long guests wait there. */
export const waitWrong = ({ waitTimeInfo: wait }: Clinic, at: string): ContractViolation | undefined =>
  unless(
    wait?.clinicAvailable !== false || wait.waitMinutes === undefined,
    `${at}/waitTimeInfo/waitMinutes`,
    'none, as it is closed',
    String(wait?.waitMinutes),
  );

/** Finds a clinic whose next time ends before it begins, or is in another zone than the clinic. */
export const nextWrong = ({ nextAvailableAppointment: next, timeZone }: Clinic, at: string) =>
  next &&
  firstWrong(
    unless(
      next.end.value > next.start.value,
      `${at}/nextAvailableAppointment/end/value`,
      `later than ${next.start.value}`,
      next.end.value,
    ),
    ...(['start', 'end'] as const).map((name) =>
      unless(
        timeZone === undefined || next[name].timezone === timeZone,
        `${at}/nextAvailableAppointment/${name}/timezone`,
        `${timeZone}, that of the clinic`,
        next[name].timezone,
      ),
    ),
  );

/** The chain is in the United States, Alaska and Hawaii among them. */
export const isInCountry = ({ lat, lng }: Point): boolean => lat > 18 && lat < 72 && lng > -180 && lng < -65;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The middle of Cincinnati, `39.1031,-84.5120` in a query. */
export const downtown: Point = { lat: 39.1031, lng: -84.512 };

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles as the crow flies. */
function milesBetween(a: Point, b: Point): number {
  const [up, over] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const part = Math.sin(up / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(over / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(part));
}

/** A place is a ZIP code to one server and its middle to another, and miles are rounded. */
const TOLERANCE = 1;

/**
 * Finds a clinic whose next time or wait cannot be, whose phone nobody can dial, whose coordinates are nowhere, or whose distance cannot be: two clinics are at
 * most as far from each other as both their ways together, and at least as far as these differ.
 * @param from the point that was searched, if it is known
 * @throws SkippedCase where there is none
 */
export const isTrue =
  (from?: Point) =>
  ({ data: { clinics } }: ClinicPage): ContractViolation | undefined => {
    if (clinics.length === 0) throw blocked('no clinic is near, so that nothing is compared');
    return firstWrong(
      placesAreTrue(clinics, (index) => `/data/clinics/${index}`, from),
      ...clinics.map((clinic, index) => weekWrong(clinic, `/data/clinics/${index}`)),
      ...clinics.map((clinic, index) => nextWrong(clinic, `/data/clinics/${index}`)),
      ...clinics.map((clinic, index) => waitWrong(clinic, `/data/clinics/${index}`)),
    );
  };

interface Place {
  readonly phone?: string;
  readonly location?: Point;
  readonly distance?: number;
}

/** The same of any list of places. @param pointer JSON Pointer to one of them */
export function placesAreTrue(
  clinics: readonly Place[],
  pointer: (index: number) => string,
  from?: Point,
): ContractViolation | undefined {
  const wrong = clinics.map((clinic, index): ContractViolation | undefined => {
    const at = pointer(index);
    const { phone, location, distance } = clinic;
    const digits = phone?.replace(/\D/g, '').length ?? 10;
    if (digits < 10) return { path: `${at}/phone`, expected: 'ten digits', got: String(digits) };
    if (!location) return undefined;
    if (!isInCountry(location)) return { path: `${at}/location`, expected: 'a place in the country', got: 'another' };
    if (distance === undefined) return undefined;
    if (from && Math.abs(milesBetween(from, location) - distance) > TOLERANCE)
      return { path: `${at}/distance`, expected: 'miles from the searched point', got: String(distance) };
    const [first] = clinics;
    if (!first?.location || first.distance === undefined) return undefined;
    const apart = milesBetween(first.location, location);
    const fits =
      apart <= first.distance + distance + TOLERANCE && apart >= Math.abs(first.distance - distance) - TOLERANCE;
    return unless(fits, `${at}/distance`, 'miles that fit the coordinates', String(distance));
  });
  return wrong.find((each) => each !== undefined);
}

/** The whole list, of which a case asks for a part. @throws SkippedCase where a part would prove nothing */
export async function wholeList<Page extends ClinicPage>(
  guest: Caller,
  call: ContractName,
  check: SchemaCheck<Page>,
  query: Query,
): Promise<Page> {
  const whole = await ask(guest, call, check, { query });
  if (whole.data.clinics.length < 3) throw blocked('fewer than three clinics are near the place; choose with --place');
  return whole;
}
