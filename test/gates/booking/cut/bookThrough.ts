import { isDeepStrictEqual } from 'node:util';
import { checkCreateReservationReply } from '../../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { booking, clinic, paths } from '../../../reference-backend/support/calls.ts';
import { type Answer, type Caller, callerAt } from '../Caller.ts';
import { flu } from '../freeTimes.ts';
import { untilAnswered } from './untilAnswered.ts';

export interface BookingGuest {
  readonly name: string;
  /** 'YYYY-MM-DD HH:mm:ss', different for each guest. */
  readonly time: string;
  readonly badNetwork: string;
  readonly goodNetwork: string;
  readonly reservesFirst: boolean;
}

/**
 * Reserves a time and releases it, as the app does before it books.
 * @returns what went wrong
 */
async function reserveAndRelease(call: Caller, time: string): Promise<readonly string[]> {
  const { locationNumber } = clinic;
  const body = { serviceId: flu, businessName: 'tlc', reservationTime: time, locationNumber };
  const reserved = await untilAnswered(call, 'POST', paths.reservations, {
    body,
    idempotencyKey: buildKey('reserve', time),
  });
  if (!checkCreateReservationReply(reserved.answer.body))
    return [`${time}: the reservation was answered ${reserved.answer.status}`];
  const { reservationCode } = reserved.answer.body.data.appointmentReservations;
  const { answer } = await untilAnswered(call, 'DELETE', `${paths.reservations}/${reservationCode}`);
  return answer.status === 200 ? [] : [`${time}: the release was answered ${answer.status}`];
}

const buildKey = (what: string, time: string): string => `${what}-${time.replace(' ', '-')}`;

interface Booked {
  /** How many tries of the booking were cut off. */
  readonly cut: number;
  readonly answer: Answer;
  readonly errors: readonly string[];
}

/** A guest books over the bad network until there is an answer, and sends the booking again over a good one. */
export async function bookThrough(guest: BookingGuest): Promise<Booked> {
  const { name, time, badNetwork, goodNetwork, reservesFirst } = guest;
  const call = callerAt(badNetwork, name, 'own');
  const errors = reservesFirst ? await reserveAndRelease(call, time) : [];
  const body = booking(name, '', { serviceIds: [flu], dateTime: { value: time, timezone: clinic.timezone } });
  const sending = { body, idempotencyKey: buildKey('book', time) };
  const { answer, cut } = await untilAnswered(call, 'POST', paths.appointments, sending);
  const again = await untilAnswered(callerAt(goodNetwork, name), 'POST', paths.appointments, sending);
  const isSame = isDeepStrictEqual(again.answer, answer);
  return {
    cut: cut + again.cut,
    answer,
    errors: isSame ? errors : [...errors, `${time}: a retry was answered otherwise`],
  };
}
