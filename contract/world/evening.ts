import { DateTime } from 'luxon';

/** Two in the morning UTC or later: another day there, and the same day in all zones of the chain. */
const HOUR = 22;

/** Ten o'clock in the evening in the zone whose calendar is ahead of all others of the chain. @param days after today */
export const eveningOf = (days: number): DateTime =>
  DateTime.now().setZone('America/New_York').plus({ days }).set({ hour: HOUR, minute: 0 });
