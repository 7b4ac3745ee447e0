import {
  type ClinicDetailsReply,
  checkClinicDetailsReply,
} from '../../../schemas/generated/api/places/clinic-details/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import { ask } from '../../world/ask.ts';
import type { Caller } from '../../world/Guest.ts';
import { type ClinicPage, hasAtMost, isTrue, keepsOrder } from './clinicPage.ts';
import { placeDiffers } from './placeDiffers.ts';

type Details = ReadonlyMap<string, ClinicDetailsReply['data']['clinic']>;

/** The first three digits of a location's id are its division, the next five its store (API-9). */
export const buildStoreQuery = (id: string): Query => ({
  'filter.divisionNumber': id.slice(0, 3),
  'filter.storeNumber': id.slice(3),
});

/** What clinic-details says of each clinic of a page, by its id. */
export async function detailsOf(guest: Caller, { data }: ClinicPage): Promise<Details> {
  const details = new Map<string, ClinicDetailsReply['data']['clinic']>();
  for (const { id } of data.clinics) {
    const reply = await ask(guest, 'clinic-details', checkClinicDetailsReply, { query: buildStoreQuery(id) });
    details.set(id, reply.data.clinic);
  }
  return details;
}

/** Finds what is wrong with a first page, nearest first: also where it says something else of a clinic than its details. */
export const isRightPage =
  (size: number, total: number, details: Details) =>
  (page: ClinicPage): ContractViolation | undefined =>
    firstWrong(
      hasAtMost(size, total)(page),
      keepsOrder('distance')(page),
      isTrue()(page),
      ...page.data.clinics.map((clinic, index) => {
        const known = details.get(clinic.id);
        return known && placeDiffers(known, clinic, `/data/clinics/${index}`);
      }),
    );
