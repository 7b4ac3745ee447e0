import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong } from '../../check/unless.ts';
import type { Caller } from '../../world/Guest.ts';
import type { ContractName } from '../addresses.ts';
import { type ClinicPage, hasAtMost, isTrue, keepsOrder } from './clinicPage.ts';
import { clinicElsewhere, clinicOutvoted } from './compared/clinicElsewhere.ts';
import type { SaidElsewhere } from './compared/outvoted.ts';

type Elsewhere = ReadonlyMap<string, SaidElsewhere>;

/** What other calls than the one of the page say of each of its clinics, by its id. */
export async function pageElsewhere(guest: Caller, call: ContractName, { data }: ClinicPage): Promise<Elsewhere> {
  const elsewhere = new Map<string, SaidElsewhere>();
  for (const clinic of data.clinics) elsewhere.set(clinic.id, await clinicElsewhere(guest, call, clinic));
  return elsewhere;
}

/** Finds what is wrong with a first page, nearest first: also where the other calls contradict it. */
export const isRightPage =
  (size: number, total: number, elsewhere: Elsewhere) =>
  (page: ClinicPage): ContractViolation | undefined =>
    firstWrong(
      hasAtMost(size, total)(page),
      keepsOrder('distance')(page),
      isTrue()(page),
      ...page.data.clinics.map((clinic, index) =>
        clinicOutvoted(elsewhere.get(clinic.id) ?? new Map(), clinic, `/data/clinics/${index}`),
      ),
    );
