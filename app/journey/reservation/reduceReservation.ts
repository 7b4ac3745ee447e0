import {
  type Appointment,
  type AppointmentKey,
  emptyReservation,
  isSameSlot,
  type Provider,
  type Reservation,
  type SlotReservation,
} from './Reservation.ts';
import { ReservationError } from './ReservationError.ts';

export type ReservationAction =
  | { readonly type: 'setAppointment'; readonly appointment: Appointment; readonly provider: Provider }
  | { readonly type: 'setFollowup'; readonly followup: Appointment }
  | { readonly type: 'clearFollowup' }
  | { readonly type: 'clearAppointment' }
  | { readonly type: 'reserved'; readonly which: AppointmentKey; readonly slotReservation: SlotReservation }
  | { readonly type: 'released'; readonly code: string }
  /** `again`: whether this is a retry of the booking that was sent before. */
  | { readonly type: 'sent'; readonly again: boolean }
  | { readonly type: 'refused' }
  | { readonly type: 'booked'; readonly booked: Booked; readonly followup?: Booked };

/** What the server returns for each appointment that it booked. */
export interface Booked {
  readonly id: string;
  readonly confirmCode: string;
}

/**
 * The next reservation. Returns the same object where nothing changes.
 * @throws ReservationError when an action needs an appointment or follow-up that is not set
 */
export function reduceReservation(reservation: Reservation, action: ReservationAction): Reservation {
  switch (action.type) {
    case 'setAppointment':
      return setAppointment(reservation, action.appointment, action.provider);
    case 'setFollowup':
      return setFollowup(reservation, action.followup);
    case 'clearFollowup':
      return clearFollowup(reservation);
    case 'clearAppointment':
      return emptyReservation;
    case 'reserved':
      return reserved(reservation, action.which, action.slotReservation);
    case 'released':
      return mapAppointments(reservation, (one) =>
        one.slotReservation?.code === action.code ? withoutSlotReservation(one) : one,
      );
    case 'sent':
      return changeFirst(reservation, (one) => ({
        ...one,
        ...(one.isSent && !action.again && { wasSent: true }),
        isSent: true,
      }));
    case 'refused':
      return changeFirst(reservation, withoutSent);
    case 'booked':
      return booked(reservation, action.booked, action.followup);
  }
}

function setAppointment(reservation: Reservation, appointment: Appointment, provider: Provider): Reservation {
  return isSameSlot(reservation, appointment, provider) ? clearFollowup(reservation) : { appointment, provider };
}

function setFollowup(reservation: Reservation, followup: Appointment): Reservation {
  if (!reservation.appointment || !reservation.provider) throw new ReservationError('followup');
  return { ...reservation, followup };
}

function clearFollowup(reservation: Reservation): Reservation {
  const { followup, ...rest } = reservation;
  return followup ? rest : reservation;
}

function reserved(reservation: Reservation, which: AppointmentKey, slotReservation: SlotReservation): Reservation {
  const one = reservation[which];
  if (!one || !reservation.provider) throw new ReservationError(which === 'followup' ? 'noFollowup' : 'noAppointment');
  return { ...reservation, [which]: { ...one, slotReservation } };
}

function booked(reservation: Reservation, first: Booked, second: Booked | undefined): Reservation {
  const { appointment, followup, provider } = reservation;
  if (!appointment || !provider) throw new ReservationError('scheduling');
  return {
    provider,
    appointment: { ...withoutSentFlags(withoutSlotReservation(appointment)), ...first },
    ...(followup && { followup: { ...withoutSlotReservation(followup), ...second } }),
  };
}

function changeFirst(reservation: Reservation, change: (one: Appointment) => Appointment): Reservation {
  return reservation.appointment ? { ...reservation, appointment: change(reservation.appointment) } : reservation;
}

function mapAppointments(reservation: Reservation, change: (one: Appointment) => Appointment): Reservation {
  const appointment = reservation.appointment && change(reservation.appointment);
  const followup = reservation.followup && change(reservation.followup);
  if (appointment === reservation.appointment && followup === reservation.followup) return reservation;
  return { ...reservation, ...(appointment && { appointment }), ...(followup && { followup }) };
}

function withoutSlotReservation({ slotReservation: _released, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutSent({ isSent: _answered, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutSentFlags({ wasSent: _wasSent, ...appointment }: Appointment): Appointment {
  return withoutSent(appointment);
}

/** The provider with the guest's state, which reservations and bookings of some flows must name. */
export const withLicensureState = (provider: Provider, state: string | undefined): Provider =>
  state === undefined ? provider : { ...provider, licensureState: state };
