import type { JourneyState } from './JourneyState.ts';

/**
 * Whether the held slot may be the guest's own appointment already: a booking of it was sent, by this page or before it was
 * reloaded, whose answer never came and cannot come any more.
 */
export const mayBeBooked = ({ reservation: { appointment }, attempt }: JourneyState): boolean =>
  appointment?.wasSent === true || (appointment?.isSent === true && attempt === undefined);
