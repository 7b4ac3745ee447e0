import { type Appointment, emptyHolder, type Held, type Holder, type Provider, type Reservation } from './Holder.ts';
import { HolderError } from './HolderError.ts';
import { isSameSlot } from './isSameSlot.ts';

export type HolderAction =
  | { readonly type: 'setAppointment'; readonly appointment: Appointment; readonly provider: Provider }
  | { readonly type: 'setFollowup'; readonly followup: Appointment }
  | { readonly type: 'clearFollowup' }
  | { readonly type: 'clearAppointment' }
  | { readonly type: 'reserved'; readonly held: Held; readonly reservation: Reservation }
  | { readonly type: 'released'; readonly code: string }
  /** `again`: the booking that was sent before, once more. */
  | { readonly type: 'sent'; readonly again: boolean }
  | { readonly type: 'refused' }
  | { readonly type: 'booked'; readonly booked: Booked; readonly followup?: Booked };

/** What the server gives for each appointment that it booked. */
export interface Booked {
  readonly id: string;
  readonly confirmCode: string;
}

/**
 * The next holder. Returns the same object where nothing changes.
 * @throws HolderError where an action needs an appointment or follow-up that is not held
 */
export function reduceHolder(holder: Holder, action: HolderAction): Holder {
  switch (action.type) {
    case 'setAppointment':
      return setAppointment(holder, action.appointment, action.provider);
    case 'setFollowup':
      return setFollowup(holder, action.followup);
    case 'clearFollowup':
      return clearFollowup(holder);
    case 'clearAppointment':
      return emptyHolder;
    case 'reserved':
      return reserved(holder, action.held, action.reservation);
    case 'released':
      return mapHeld(holder, (one) => (one.reservation?.code === action.code ? withoutReservation(one) : one));
    case 'sent':
      return changeFirst(holder, (one) => ({
        ...one,
        ...(one.isSent && !action.again && { wasSent: true }),
        isSent: true,
      }));
    case 'refused':
      return changeFirst(holder, withoutSending);
    case 'booked':
      return booked(holder, action.booked, action.followup);
  }
}

function setAppointment(holder: Holder, appointment: Appointment, provider: Provider): Holder {
  return isSameSlot(holder, appointment, provider) ? clearFollowup(holder) : { appointment, provider };
}

function setFollowup(holder: Holder, followup: Appointment): Holder {
  if (!holder.appointment || !holder.provider) throw new HolderError('followup');
  return { ...holder, followup };
}

function clearFollowup(holder: Holder): Holder {
  const { followup, ...rest } = holder;
  return followup ? rest : holder;
}

function reserved(holder: Holder, held: Held, reservation: Reservation): Holder {
  const one = holder[held];
  if (!one || !holder.provider) throw new HolderError(held === 'followup' ? 'noFollowup' : 'noAppointment');
  return { ...holder, [held]: { ...one, reservation } };
}

function booked(holder: Holder, first: Booked, second: Booked | undefined): Holder {
  const { appointment, followup, provider } = holder;
  if (!appointment || !provider) throw new HolderError('scheduling');
  return {
    provider,
    appointment: { ...withoutDoubt(withoutReservation(appointment)), ...first },
    ...(followup && { followup: { ...withoutReservation(followup), ...second } }),
  };
}

function changeFirst(holder: Holder, change: (one: Appointment) => Appointment): Holder {
  return holder.appointment ? { ...holder, appointment: change(holder.appointment) } : holder;
}

function mapHeld(holder: Holder, change: (one: Appointment) => Appointment): Holder {
  const appointment = holder.appointment && change(holder.appointment);
  const followup = holder.followup && change(holder.followup);
  if (appointment === holder.appointment && followup === holder.followup) return holder;
  return { ...holder, ...(appointment && { appointment }), ...(followup && { followup }) };
}

function withoutReservation({ reservation: _released, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutSending({ isSent: _answered, ...appointment }: Appointment): Appointment {
  return appointment;
}

function withoutDoubt({ wasSent: _known, ...appointment }: Appointment): Appointment {
  return withoutSending(appointment);
}
