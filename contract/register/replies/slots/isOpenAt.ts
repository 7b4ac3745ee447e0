import type { TimeSlotRow } from '../../../../schemas/generated/api/time-slots/search-time-slots/reply.js';

/** Days with hours of their own, MM-DD: what a place says of its week says nothing of them. So are those after Thanksgiving. */
const HOLIDAYS = ['01-01', '07-04', '12-24', '12-25', '12-31'];

const THANKSGIVING = /-11-2[2-9]$/;

/** Whether a place is open at a time, as far as it says. A kind of day that is missing is closed. */
export function isOpenAt({ operatingHours: hours }: TimeSlotRow['provider'], time: string): boolean {
  const date = time.slice(0, 10);
  if (!hours || HOLIDAYS.includes(date.slice(5)) || THANKSGIVING.test(date)) return true;
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  const open = day === 0 ? hours.sunday : day === 6 ? hours.saturday : hours.mondayToFriday;
  if (!open) return false;
  const isWithin = (start: string, end: string): boolean => time.slice(11, 16) >= start && time.slice(11, 16) < end;
  const { breakStart, breakEnd } = open;
  const isBreak = breakStart !== undefined && breakEnd !== undefined && isWithin(breakStart, breakEnd);
  return isWithin(open.start, open.end) && !isBreak;
}
