import type { CanceledAppointment } from '../../api/index.ts';
import type { Canceled } from '../../journey/index.ts';

/** What the reply to a cancellation tells of an appointment that this page has never seen; undefined where it is too little. */
export function readCanceled({ id, businessName, providerId, dateTime }: CanceledAppointment): Canceled | undefined {
  if (businessName === undefined || providerId === undefined || dateTime === undefined) return undefined;
  const { value: timestamp, timezone } = dateTime;
  return {
    appointments: [{ id, timestamp, timezone, services: [] }],
    provider: { providerId, businessName, timezone },
  };
}
