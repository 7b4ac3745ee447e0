import {
  type Appointment,
  type AppointmentKey,
  isSameSlot,
  noAppointments,
  type PickedAppointments,
  type Provider,
  type SlotReservation,
} from './PickedAppointments.ts';

export type PickedAction =
  | { readonly type: 'setAppointment'; readonly appointment: Appointment; readonly provider: Provider }
  | { readonly type: 'setFollowup'; readonly followup: Appointment }
  | { readonly type: 'clearFollowup' }
  | { readonly type: 'clearAppointment' }
  | { readonly type: 'reserved'; readonly which: AppointmentKey; readonly slotReservation: SlotReservation }
  | { readonly type: 'released'; readonly code: string }
  /** `again`: whether this is a retry of the booking that was sent before. */
  | { readonly type: 'sent'; readonly again: boolean }
  /** `isLost`: whether the time was refused, and not what the guest has answered. */
  | { readonly type: 'refused'; readonly isLost?: boolean }
  | { readonly type: 'booked'; readonly booked: Booked; readonly followup?: Booked };

/** What the server returns for each appointment that it booked, and whether its request had the promotion. */
export interface Booked {
  readonly id: string;
  readonly confirmCode: string;
  readonly canReschedule?: true;
  readonly canRescheduleBoth?: true;
  readonly calendarUid?: string;
  readonly addsFluVaccine?: true;
}

/**
 * The next picked appointments. Returns the same object where nothing changes.
 * @throws MissingAppointmentError when an action needs an appointment or follow-up that is not set
 */
export function reducePicked(picked: PickedAppointments, action: PickedAction): PickedAppointments {
  switch (action.type) {
    case 'setAppointment':
      return setAppointment(picked, action.appointment, action.provider);
    case 'setFollowup':
      return setFollowup(picked, action.followup);
    case 'clearFollowup':
      return clearFollowup(picked);
    case 'clearAppointment':
      return noAppointments;
    case 'reserved':
      return reserved(picked, action.which, action.slotReservation);
    case 'released':
      return mapAppointments(picked, (one) =>
        one.slotReservation?.code === action.code ? withoutSlotReservation(one) : one,
      );
    case 'sent':
      return changeFirst(picked, (one) => ({
        ...one,
        ...(one.isSent && !action.again && { wasSent: true }),
        isSent: true,
      }));
    case 'refused':
      return changeFirst(picked, (one) => ({ ...withoutSent(one), ...(action.isLost && { isLost: true }) }));
    case 'booked':
      return booked(picked, action.booked, action.followup);
  }
}

function setAppointment(picked: PickedAppointments, appointment: Appointment, provider: Provider): PickedAppointments {
  return isSameSlot(picked, appointment, provider) ? clearFollowup(picked) : { appointment, provider };
}

function setFollowup(picked: PickedAppointments, followup: Appointment): PickedAppointments {
  if (!picked.appointment || !picked.provider) throw new MissingAppointmentError('followup');
  return { ...picked, followup };
}

function clearFollowup(picked: PickedAppointments): PickedAppointments {
  const { followup, ...rest } = picked;
  return followup ? rest : picked;
}

function reserved(
  picked: PickedAppointments,
  which: AppointmentKey,
  slotReservation: SlotReservation,
): PickedAppointments {
  const one = picked[which];
  if (!one || !picked.provider)
    throw new MissingAppointmentError(which === 'followup' ? 'noFollowup' : 'noAppointment');
  return { ...picked, [which]: { ...withoutLost(one), slotReservation } };
}

function booked(picked: PickedAppointments, first: Booked, second: Booked | undefined): PickedAppointments {
  const { appointment, followup, provider } = picked;
  if (!appointment || !provider) throw new MissingAppointmentError('scheduling');
  return {
    provider,
    appointment: { ...withoutSentFlags(withoutSlotReservation(appointment)), ...first },
    ...(followup && { followup: { ...withoutSlotReservation(followup), ...second } }),
  };
}

function changeFirst(picked: PickedAppointments, change: (one: Appointment) => Appointment): PickedAppointments {
  return picked.appointment ? { ...picked, appointment: change(picked.appointment) } : picked;
}

function mapAppointments(picked: PickedAppointments, change: (one: Appointment) => Appointment): PickedAppointments {
  const appointment = picked.appointment && change(picked.appointment);
  const followup = picked.followup && change(picked.followup);
  if (appointment === picked.appointment && followup === picked.followup) return picked;
  return { ...picked, ...(appointment && { appointment }), ...(followup && { followup }) };
}

function withoutSlotReservation({ slotReservation: _released, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutSent({ isSent: _answered, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutLost({ isLost: _isLost, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutSentFlags({ wasSent: _wasSent, ...appointment }: Appointment): Appointment {
  return withoutSent(appointment);
}

/**
 * The provider with the guest's state, which reservations and bookings of some flows must name; for all others without any,
 * even where the search gives one.
 */
export const withLicensureState = (
  { licensureState: _found, ...provider }: Provider,
  state: string | undefined,
): Provider => (state === undefined ? provider : { ...provider, licensureState: state });

/** The four internal errors of picked appointments (HOLD-6). They are mistakes of the code, not of a guest. */
export const missingAppointmentErrors = {
  noAppointment: 'No appointment/provider exists (yet) to reserve',
  noFollowup: 'No followup exists to reserve',
  scheduling: 'Scheduling requires first setting an appointment/provider',
  followup: 'Followups require first setting an appointment/provider',
} as const;

export class MissingAppointmentError extends Error {
  readonly code: keyof typeof missingAppointmentErrors;

  constructor(code: keyof typeof missingAppointmentErrors) {
    super(missingAppointmentErrors[code]);
    this.name = 'MissingAppointmentError';
    this.code = code;
  }
}
