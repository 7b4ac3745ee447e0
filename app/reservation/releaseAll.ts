import { releaseReservation } from '../api/index.ts';
import type { Reservation } from '../journey/index.ts';
import type { AppWiring } from '../wiring/index.ts';

/** Forgets what is held and releases it on the server. */
export async function releaseAll(wiring: ReservationWiring): Promise<void> {
  const codes = listReservationCodes(wiring.journey.getState().reservation);
  wiring.journey.dispatch({ type: 'clearAppointment' });
  await releaseCodes(wiring, codes);
}

/** Forgets the second visit alone and releases it on the server. */
export async function releaseFollowup(wiring: ReservationWiring): Promise<void> {
  const { followup } = wiring.journey.getState().reservation;
  wiring.journey.dispatch({ type: 'clearFollowup' });
  await releaseCodes(wiring, listReservationCodes({ ...(followup && { followup }) }));
}

/** The codes by which the server knows what is held. */
export const listReservationCodes = ({ appointment, followup }: Reservation): readonly string[] =>
  [appointment, followup].flatMap((one) => one?.slotReservation?.code ?? []);

/**
 * Forgets the codes and lets the server know. A release that fails is no trouble for the guest: the server lets go by
 * itself when the reservation ends.
 */
export async function releaseCodes({ api, journey }: ReservationWiring, codes: readonly string[]): Promise<void> {
  for (const code of codes) journey.dispatch({ type: 'released', code });
  await Promise.all(codes.map((code) => releaseReservation(api, code)));
}

/** What the operations of this folder work on. */
export type ReservationWiring = Pick<AppWiring, 'api' | 'journey' | 'reserving' | 'content'>;
