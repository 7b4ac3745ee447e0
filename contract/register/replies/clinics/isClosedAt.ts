import { DateTime } from 'luxon';
import type { Clinic } from '../../../../schemas/generated/api/places/search-clinics/reply.js';

type OfToday = Pick<Clinic, 'timingInfo' | 'timeZone'>;

/** Whether a clinic's own hours of today say that it is closed at a time. What is not understood is not taken for closed. */
export function isClosedAt({ timingInfo, timeZone }: OfToday, at: number): boolean {
  // On some days the reason follows: "Closed (Christmas)".
  const hours = timingInfo?.todaysHours?.replace(/ \(.*\)$/, '');
  if (hours === undefined || timeZone === undefined) return false;
  if (hours === 'Closed') return true;
  const local = DateTime.fromMillis(at).setZone(timeZone);
  const [opens, closes] = hours
    .split(' - ')
    .map((text) => DateTime.fromFormat(text, 'h:mm a', { zone: timeZone, locale: 'en-US' }).set(dayOf(local)));
  return opens?.isValid === true && closes?.isValid === true && (local < opens || local >= closes);
}

const dayOf = ({ year, month, day }: DateTime) => ({ year, month, day });
