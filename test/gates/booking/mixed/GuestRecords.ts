import { checkScheduleAppointmentReply } from '../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkCreateReservationReply } from '../../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { Deed } from './Deed.ts';

/** The id and code by which a guest refers to an appointment. */
export interface AppointmentKey {
  readonly id: string;
  readonly confirmCode: string;
}

/** A deed that was sent, with its key. */
export interface Sent {
  readonly deed: Deed;
  readonly key: string;
}

/** Everything that guests have learned from replies, and what they have sent. */
export interface GuestRecords {
  readonly appointments: AppointmentKey[];
  readonly reservationCodes: string[];
  readonly sent: Sent[];
}

export const createRecords = (): GuestRecords => ({ appointments: [], reservationCodes: [], sent: [] });

/** The appointments in a reply; empty for a reply about something else. */
export const appointmentsIn = (body: unknown): readonly AppointmentKey[] =>
  checkScheduleAppointmentReply(body) ? body.data.appointments : [];

/** Records what a guest learns from a reply, without duplicates. */
export function learn({ appointments, reservationCodes }: GuestRecords, body: unknown): void {
  for (const { id, confirmCode } of appointmentsIn(body))
    if (!appointments.some((each) => each.id === id)) appointments.push({ id, confirmCode });
  if (!checkCreateReservationReply(body)) return;
  const { reservationCode } = body.data.appointmentReservations;
  if (!reservationCodes.includes(reservationCode)) reservationCodes.push(reservationCode);
}
