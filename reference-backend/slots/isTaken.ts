import { type Sql, sql } from '../database/sql.ts';
import type { SlotWindow } from './SlotWindow.ts';

/**
 * A condition on a row of claims named `c`: it is within the window in every time zone, so the range is a day longer at
 * both ends, and the guest who asks cannot have it. That is an appointment, or another guest's current reservation.
 */
export const isTaken = ({ startDate, endDate, now, guest }: SlotWindow): Sql => sql`
  c.starts_at between ${startDate}::date - interval '1 day' and ${endDate}::date + interval '2 days'
  and (c.appointment_id is not null or (c.expires_at > ${now.toISOString()}::timestamptz and c.guest <> ${guest}))`;
