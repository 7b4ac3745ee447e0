import { releaseReservation } from '../api/index.ts';
import type { Holder } from '../journey/index.ts';
import type { Desk } from './Desk.ts';

/** Empties the holder and releases its reservations. */
export async function releaseHeld(desk: Desk): Promise<void> {
  const codes = heldCodes(desk.journey.getState().holder);
  desk.journey.dispatch({ type: 'clearAppointment' });
  await releaseCodes(desk, codes);
}

/** Takes the second visit out of the holder and releases its reservation. */
export async function releaseFollowup(desk: Desk): Promise<void> {
  const { followup } = desk.journey.getState().holder;
  desk.journey.dispatch({ type: 'clearFollowup' });
  await releaseCodes(desk, heldCodes({ ...(followup && { followup }) }));
}

/** The codes of the reservations that a holder has. */
export const heldCodes = ({ appointment, followup }: Holder): readonly string[] =>
  [appointment, followup].flatMap((one) => one?.reservation?.code ?? []);

/**
 * Forgets the codes and lets the server know. A release that fails is no trouble for the guest: the server lets go by
 * itself when the reservation ends.
 */
export async function releaseCodes({ api, journey }: Desk, codes: readonly string[]): Promise<void> {
  for (const code of codes) journey.dispatch({ type: 'released', code });
  await Promise.all(codes.map((code) => releaseReservation(api, code)));
}
