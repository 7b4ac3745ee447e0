import type { ReleaseReservationReply } from '../../schemas/generated/api/release-reservation/reply.js';
import { sql } from '../database/sql.ts';
import { defineCall, noRequest } from './handling/defineCall.ts';
import { refuse } from './handling/Refusal.ts';

/** How long a released time stays claimable by its guest alone: a booking releases first and submits then. */
const GRACE_SECONDS = 60;

/** Gives a held time back. Without the guest's cookie nobody could use the grace, so there is none. */
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
    if (!released) throw refuse(404, 'reservationNotFound', 'no such reservation, or it has ended');
    return { data: { appointmentReservations: { reservationCode: id } } };
  },
});
