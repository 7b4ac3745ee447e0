import { DateTime } from 'luxon';
import { calls } from '../../../../schemas/calls.ts';
import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import type { ContractName } from '../../../calls/addresses.ts';
import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import type { Sending } from '../../../exchange/Sending.ts';
import type { Finding } from '../../Finding.ts';
import { placesAreTrue } from '../nearby/placesAreTrue.ts';
import type { AskedPage } from './AskedPage.ts';
import { distanceWrong, nextWrong, waitWrong, weekWrong } from './clinicWrong.ts';
import { isClosedAt } from './isClosedAt.ts';

export interface ClinicPage {
  readonly data: { readonly clinics: readonly Clinic[] };
  readonly meta: { readonly clinics: { readonly total: number } };
}

/**
 * What is promised of every page of clinics, whatever page of what list was asked for.
 * @param businessOf the business of a place, as far as a search for times has said it
 */
export function pageFindings(
  page: ClinicPage,
  asked: AskedPage,
  now: number,
  businessOf: (id: string) => string | undefined,
): readonly Finding[] {
  const { clinics } = page.data;
  const each = (find: (clinic: Clinic, at: string) => ContractViolation | undefined) =>
    firstWrong(...clinics.map((clinic, index) => find(clinic, `/data/clinics/${index}`)));
  return [
    {
      promise: 'as many clinics as were asked for at most, on the page and on all pages together, each once',
      violation: sizeWrong(page, asked),
    },
    {
      promise: 'each with its miles, within the radius, that fit the coordinates',
      violation: firstWrong(
        placesAreTrue(clinics, (index) => `/data/clinics/${index}`, asked.point),
        each(({ distance }, at) =>
          unless(
            distance !== undefined && distance <= asked.radius,
            `${at}/distance`,
            `${asked.radius} miles at most`,
            String(distance),
          ),
        ),
      ),
    },
    {
      promise: 'in the order that was asked for, places of the business alone',
      violation: firstWrong(
        orderWrong(clinics, asked),
        each(({ id }, at) => {
          const business = businessOf(id) ?? asked.business;
          return unless(business === asked.business, `${at}/id`, `a place of ${asked.business}`, `one of ${business}`);
        }),
      ),
    },
    clinicFinding(each, now),
  ];
}

/** What is promised of the one clinic that was asked for. */
export const oneClinicFindings = (clinic: Clinic, id: string, now: number): readonly Finding[] => [
  {
    promise: 'the clinic that was asked for, without miles',
    violation: firstWrong(
      unless(clinic.id === id, '/data/clinic/id', `${id}, as asked for`, clinic.id),
      distanceWrong(clinic, '/data/clinic'),
      placesAreTrue([clinic], () => '/data/clinic'),
    ),
  },
  clinicFinding((find) => find(clinic, '/data/clinic'), now),
];

type Find = (clinic: Clinic, at: string) => ContractViolation | undefined;

const clinicFinding = (each: (find: Find) => ContractViolation | undefined, now: number): Finding => ({
  promise: 'a week from today on, a next time to come, and who is closed neither open nor with a wait',
  violation: firstWrong(
    each((clinic, at) => weekWrong(clinic, at, now)),
    each(nextWrong),
    each(waitWrong),
    each((clinic, at) => pastWrong(clinic, at, now)),
    each((clinic, at) =>
      unless(
        !(clinic.waitTimeInfo?.clinicAvailable && [-MARGIN_MS, MARGIN_MS].every((ms) => isClosedAt(clinic, now + ms))),
        `${at}/waitTimeInfo/clinicAvailable`,
        'false outside its hours',
        'true',
      ),
    ),
  ),
});

/** Finds a next time that is past, by the clock of its zone. */
function pastWrong({ nextAvailableAppointment: next }: Clinic, at: string, now: number): ContractViolation | undefined {
  if (!next) return undefined;
  const begins = DateTime.fromSQL(next.start.value, { zone: next.start.timezone });
  const isAhead = !begins.isValid || begins.toMillis() > now - MARGIN_MS;
  return unless(isAhead, `${at}/nextAvailableAppointment/start/value`, 'a time to come', next.start.value);
}

/** The clocks of two machines differ by a little. */
const MARGIN_MS = 60_000;

function sizeWrong({ data: { clinics }, meta }: ClinicPage, { size, offset, most }: AskedPage) {
  const { total } = meta.clinics;
  const expected = Math.max(0, Math.min(size, total - offset));
  const ids = clinics.map(({ id }) => id);
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  return firstWrong(
    unless(total <= most, '/meta/clinics/total', `${most} at most`, String(total)),
    unless(
      clinics.length === expected,
      '/data/clinics',
      `${expected} of ${total}, after ${offset}`,
      `a list of ${clinics.length}`,
    ),
    unless(again < 0, `/data/clinics/${again}/id`, 'each clinic once', 'one of them again'),
  );
}

/** Finds a clinic that is nearer, or has a shorter wait, than the one before it. Those whose wait is not known come last, nearest first. */
function orderWrong(clinics: readonly Clinic[], { sortBy }: AskedPage): ContractViolation | undefined {
  const ranks = clinics.map(({ distance = 0, waitTimeInfo }): readonly [number, number] => {
    const wait = waitTimeInfo?.waitMinutes ?? Number.POSITIVE_INFINITY;
    return sortBy === 'distance' ? [distance, 0] : [wait, wait === Number.POSITIVE_INFINITY ? distance : 0];
  });
  const wrong = ranks.findIndex(([first, second], index) => {
    const [firstBefore, secondBefore] = ranks[index - 1] ?? [0, 0];
    return first < firstBefore || (first === firstBefore && second < secondBefore);
  });
  return unless(wrong < 0, `/data/clinics/${wrong}`, `sorted by ${sortBy}`, 'another order');
}

/** The id of the clinic that a request names; undefined for a path of another form. */
export function askedClinic(call: ContractName, { query = {}, path = '' }: Sending): string | undefined {
  if (call === 'clinic-details') return `${query['filter.divisionNumber']}${query['filter.storeNumber']}`;
  const pattern = calls['clinic-info'].path.replace(/\{\w+\}\/\{\w+\}$/, '');
  const found = /^(\d{3})\/(\d{5})$/.exec(path.replace(pattern, ''));
  return found ? `${found[1]}${found[2]}` : undefined;
}
