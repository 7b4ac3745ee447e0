import { releaseReservation } from '../api/index.ts';
import type { PickedAppointments } from '../journey/index.ts';
import type { AppWiring } from '../wiring/index.ts';

/** Forgets what is picked and releases it on the server. */
export async function releaseAll(wiring: ReservationWiring): Promise<void> {
  const codes = listReservationCodes(wiring.journey.getState().picked);
  wiring.journey.dispatch({ type: 'clearAppointment' });
  await releaseCodes(wiring, codes);
}

/** Forgets only the follow-up and releases it on the server. */
export async function releaseFollowup(wiring: ReservationWiring): Promise<void> {
  const { followup } = wiring.journey.getState().picked;
  wiring.journey.dispatch({ type: 'clearFollowup' });
  await releaseCodes(wiring, listReservationCodes({ ...(followup && { followup }) }));
}

/** The codes of the reservations. */
export const listReservationCodes = ({ appointment, followup }: PickedAppointments): readonly string[] =>
  [appointment, followup].flatMap((one) => one?.slotReservation?.code ?? []);

/**
 * Forgets these reservations and releases them on the server. A failed release does not affect the guest, because the
 * server ends each reservation by itself.
 */
export async function releaseCodes({ api, journey }: ReservationWiring, codes: readonly string[]): Promise<void> {
  for (const code of codes) journey.dispatch({ type: 'released', code });
  await Promise.all(codes.map((code) => releaseReservation(api, code)));
}

/** What the functions of this folder need. */
export type ReservationWiring = Pick<AppWiring, 'api' | 'journey' | 'reserving' | 'content'>;
