import { releaseReservation } from '../api/index.ts';
import type { AppServices } from '../app-services/index.ts';
import type { PickedAppointments } from '../journey/index.ts';

/** Forgets what is picked and releases it on the server. */
export async function releaseAll(appServices: ReservationServices): Promise<void> {
  const codes = listReservationCodes(appServices.journey.getState().picked);
  appServices.journey.dispatch({ type: 'clearAppointment' });
  await releaseCodes(appServices, codes);
}

/** Forgets only the follow-up and releases it on the server. */
export async function releaseFollowup(appServices: ReservationServices): Promise<void> {
  const { followup } = appServices.journey.getState().picked;
  appServices.journey.dispatch({ type: 'clearFollowup' });
  await releaseCodes(appServices, listReservationCodes({ ...(followup && { followup }) }));
}

/** The codes of the reservations. */
export const listReservationCodes = ({ appointment, followup }: PickedAppointments): readonly string[] =>
  [appointment, followup].flatMap((one) => one?.slotReservation?.code ?? []);

/**
 * Forgets these reservations and releases them on the server. A failed release does not affect the guest, because the
 * server ends each reservation by itself.
 */
export async function releaseCodes({ api, journey }: ReservationServices, codes: readonly string[]): Promise<void> {
  for (const code of codes) journey.dispatch({ type: 'released', code });
  await Promise.all(codes.map((code) => releaseReservation(api, code)));
}

/** What the functions of this folder need. */
export type ReservationServices = Pick<AppServices, 'api' | 'journey' | 'reserving' | 'content'>;
