import { DateTime } from 'luxon';

/** A day as 'YYYY-MM-DD', before today where `days` is negative. */
export const daysFromToday = (days: number): string => DateTime.utc().plus({ days }).toFormat('yyyy-MM-dd');
