import { bases } from '../../schemas/routes.ts';
import type { KeptVisit } from './keptVisits.ts';
import type { Link } from './Letter.ts';

/**
 * The link to the page that shows an appointment, and on which the guest moves or cancels it.
 * @param heading which one of several it is
 */
export const changeLink = (
  { appointment_id: id, confirm_code: code }: Pick<KeptVisit, 'appointment_id' | 'confirm_code'>,
  publicUrl: string,
  heading?: string,
): Link => ({
  text: `Change or cancel ${heading === undefined ? 'this appointment' : `the ${heading}`}`,
  url: `${publicUrl}${bases.scheduler}/cancel/${id}/${code}`,
});
