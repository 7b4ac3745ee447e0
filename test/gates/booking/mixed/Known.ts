import { checkCreateReservationReply } from '../../../../schemas/generated/api/create-reservation/reply.js';
import { checkScheduleAppointmentReply } from '../../../../schemas/generated/api/schedule-appointment/reply.js';
import type { Deed } from './Deed.ts';

/** How a guest names an appointment. */
export interface Told {
  readonly id: string;
  readonly confirmCode: string;
}

/** A write that was sent, with its key. */
export interface Sent {
  readonly deed: Deed;
  readonly key: string;
}

/** Everything that guests were told, and what they sent. */
export interface Known {
  readonly appointments: Told[];
  readonly reservationCodes: string[];
  readonly sent: Sent[];
}

export const nothingKnown = (): Known => ({ appointments: [], reservationCodes: [], sent: [] });

/** The appointments of a reply, and none of a reply that is about something else. */
export const appointmentsIn = (body: unknown): readonly Told[] =>
  checkScheduleAppointmentReply(body) ? body.data.appointments : [];

/** Keeps what the reply to a guest tells, once. */
export function learn({ appointments, reservationCodes }: Known, body: unknown): void {
  for (const { id, confirmCode } of appointmentsIn(body))
    if (!appointments.some((each) => each.id === id)) appointments.push({ id, confirmCode });
  if (!checkCreateReservationReply(body)) return;
  const { reservationCode } = body.data.appointmentReservations;
  if (!reservationCodes.includes(reservationCode)) reservationCodes.push(reservationCode);
}
