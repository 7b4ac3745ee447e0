import { type Sql, sql } from '../database/sql.ts';
import { isTaken } from './isTaken.ts';
import { offeredTimes } from './offeredTimes.ts';
import type { SlotWindow } from './SlotWindow.ts';

/**
 * A query of the offered times that nobody else has: no appointment and no other guest's current reservation overlaps
 * the visit. What is taken is read once per provider, as one range of an index. Bookings look for their time with it;
 * searches read {@link calendars}, from which the same times follow in a fraction of the time.
 * @param asked as in {@link offeredTimes}
 * @returns same rows as {@link offeredTimes}
 */
export const freeTimes = (asked: Sql, window: SlotWindow): Sql => sql`
  with asked as materialized (${asked}),
  busy as materialized (
    select a.provider_id, taken.spans
    from (select distinct provider_id, slot_minutes from asked) a
    cross join lateral (
      select range_agg(tstzrange(c.starts_at, c.starts_at + make_interval(mins => a.slot_minutes))) as spans
      from claims c where c.provider_id = a.provider_id and ${isTaken(window)}
    ) taken
    where taken.spans is not null
  )
  select o.* from (${offeredTimes(sql`select * from asked`, window)}) o
  left join busy using (provider_id)
  where busy.spans is null
    or not busy.spans && tstzrange(o.starts_at, o.starts_at + make_interval(mins => o.minutes))`;
