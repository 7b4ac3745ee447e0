import type { ReleaseReservationReply } from '../../../schemas/generated/api/time-slots/release-reservation/reply.js';
import { sql } from '../../database/sql.ts';
import { defineCall, noRequest } from '../handling/defineCall.ts';
import { refuse } from '../handling/Refusal.ts';

/** For so long only its guest can claim a released time: a booking first releases the time and then books it. */
const GRACE_SECONDS = 60;

/**
 * Releases a reservation. Without the guest's cookie the time is free at once, because nobody could use the grace
 * period.
 */
export const releaseReservation = defineCall({
  name: 'release-reservation',
  checkRequest: noRequest,
  answer: async (_request, { database, guest, now, id }): Promise<ReleaseReservationReply> => {
    const at = now.toISOString();
    const released = await database.transaction(async (queries) => {
      const kept = await queries.run(sql`
        update claims set expires_at = least(expires_at, ${at}::timestamptz + make_interval(secs => ${GRACE_SECONDS}::int))
        where reservation_code = ${id} and expires_at > ${at}::timestamptz and guest = ${guest.key}`);
      if (kept) return kept;
      return queries.run(sql`delete from claims where reservation_code = ${id} and expires_at > ${at}::timestamptz`);
    });
    if (!released) throw refuse('reservationNotFound');
    return { data: { appointmentReservations: { reservationCode: id } } };
  },
});
