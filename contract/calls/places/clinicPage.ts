import type { Clinic } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { unless } from '../../check/unless.ts';

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

/** Finds a page that is not in the order that was asked for. */
export const keepsOrder =
  (sortBy: keyof typeof keys) =>
  ({ data: { clinics } }: ClinicPage): ContractViolation | undefined => {
    const order = clinics.map(keys[sortBy]);
    const isSorted = order.every((key, index) => index === 0 || key >= (order[index - 1] ?? 0));
    return unless(isSorted, '/data/clinics', `sorted by ${sortBy}`, 'another order');
  };

/** Finds a page after the last one that has clinics: its server gives every page the first ones. */
export const isEmpty = ({ data: { clinics } }: ClinicPage): ContractViolation | undefined =>
  unless(clinics.length === 0, '/data/clinics', 'an empty list', `a list of ${clinics.length}`);

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
