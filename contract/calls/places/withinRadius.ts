import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { blocked } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Query } from '../../exchange/Sending.ts';
import type { Caller } from '../../world/Guest.ts';
import type { ContractName } from '../addresses.ts';
import { type ClinicPage, isWholeList, wholeList } from './clinicPage.ts';

/** Miles in which some clinics of a town are, and others not. */
const RADIUS = 5;

/** Distances are rounded. */
const ROUNDING = 0.1;

/**
 * A search for the clinics within a few miles, which must be those of the whole list that are so near.
 * @param query asks for the whole list
 * @param name of the radius in the query
 * @throws SkippedCase where all clinics are near, or none is
 */
export async function withinRadius<Page extends ClinicPage>(
  guest: Caller,
  call: ContractName,
  check: SchemaCheck<Page>,
  query: Query,
  name: string,
) {
  const whole = await wholeList(guest, call, check, query);
  const near = whole.data.clinics.filter(({ distance = 0 }) => distance < RADIUS - ROUNDING).length;
  const far = whole.data.clinics.filter(({ distance = 0 }) => distance > RADIUS + ROUNDING).length;
  if (near === 0 || far === 0) throw blocked(`no clinics are both within ${RADIUS} miles and beyond`);
  return {
    query: { ...query, [name]: String(RADIUS) },
    findViolation: (page: Page) => {
      const { clinics } = page.data;
      const beyond = clinics.findIndex(({ distance = 0 }) => distance > RADIUS);
      return firstWrong(
        unless(beyond < 0, `/data/clinics/${beyond}/distance`, `${RADIUS} miles at most`, 'more'),
        unless(clinics.length >= near, '/data/clinics', `the ${near} that are so near`, `${clinics.length} of them`),
        isWholeList(page),
      );
    },
  };
}
