import type { Clinic } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { blocked } from '../../case/SkippedCase.ts';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { nextWrong, waitWrong, weekWrong } from '../../register/replies/clinics/clinicWrong.ts';
import { type Point, placesAreTrue } from '../../register/replies/nearby/placesAreTrue.ts';
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

/** The middle of Cincinnati, `39.1031,-84.5120` in a query. */
export const downtown: Point = { lat: 39.1031, lng: -84.512 };

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
