import { type Sql, sql } from '../database/sql.ts';
import { offeredTimes } from './offeredTimes.ts';
import type { SlotWindow } from './SlotWindow.ts';

/**
 * The offered times that nobody else has: no appointment and no other guest's live hold touches the visit.
 * Same rows as {@link offeredTimes}.
 */
export const freeTimes = (asked: Sql, window: SlotWindow): Sql => sql`
  select o.* from (${offeredTimes(asked, window)}) o
  where not exists (
    select from claims c
    where c.provider_id = o.provider_id
      and c.starts_at > o.starts_at - make_interval(mins => o.slot_minutes)
      and c.starts_at < o.starts_at + make_interval(mins => o.minutes)
      and (c.appointment_id is not null or (c.expires_at > ${window.now.toISOString()}::timestamptz and c.guest <> ${window.guest}))
  )`;
