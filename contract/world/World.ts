import {
  type BookedAppointment,
  checkScheduleAppointmentReply,
} from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ScheduleAppointmentRequest } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkCreateReservationReply } from '../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { CreateReservationRequest } from '../../schemas/generated/api/time-slots/create-reservation/request.js';
import { blocked } from '../case/SkippedCase.ts';
import { booking } from '../samples/booking.ts';
import { type SamplePatient, samplePatient } from '../samples/SamplePatient.ts';
import { ask } from './ask.ts';
import type { Found } from './Finder.ts';
import type { Caller } from './Guest.ts';
import type { Bookable } from './Pool.ts';
import type { TargetOptions } from './TargetOptions.ts';

/** A booking that was made for a case. */
export interface Booked {
  readonly at: Bookable;
  readonly patient: SamplePatient;
  readonly appointment: BookedAppointment;
  readonly followup: BookedAppointment | undefined;
}

/** What one case works with: the environment, what is found in it, and two guests with browsers of their own. */
export interface World extends Controls {
  readonly target: TargetOptions;
  readonly find: Found;
  /** The guest who sends the case. */
  readonly guest: Caller;
  /** Another guest. */
  readonly rival: Caller;
  /** Makes up a new patient. */
  readonly patient: () => SamplePatient;
  /** Texts about the patients of this case. No reply may repeat them. */
  readonly personal: readonly string[];
  /** Reserves a time; gives the reservation code. */
  readonly reserve: (by: Caller, at: Bookable) => Promise<string>;
  /** Books a time as `guest`, for a new patient. */
  readonly book: (at: Bookable, more?: Partial<ScheduleAppointmentRequest>) => Promise<Booked>;
}

/** What a run may ask of a server besides its calls. */
export interface Controls {
  /** What the server keeps, by the path of its reference port; undefined where it does not say. */
  readonly readKept?: (path: string) => Promise<unknown>;
  /** Sets the clock of the server. It goes right again when the case is over. */
  readonly setClock?: (now: Date) => Promise<void>;
}

export function createWorld(
  target: TargetOptions,
  find: Found,
  newGuest: () => Caller,
  controls: Controls = {},
): World {
  const [guest, rival] = [newGuest(), newGuest()];
  const personal: string[] = [];
  const patient = (): SamplePatient => {
    const somebody = samplePatient();
    personal.push(...somebody.personal);
    return somebody;
  };
  return {
    ...controls,
    target,
    find,
    guest,
    rival,
    patient,
    personal,
    reserve: async (by, at) => {
      const sending = { body: reservation(at) };
      const { data } = await ask(by, 'create-reservation', checkCreateReservationReply, sending);
      return data.appointmentReservations.reservationCode;
    },
    book: async (at, more) => {
      const somebody = patient();
      const sending = { body: booking(at, somebody, more) };
      const { data } = await ask(guest, 'schedule-appointment', checkScheduleAppointmentReply, sending);
      const [appointment, followup] = data.appointments;
      if (!appointment) throw blocked('schedule-appointment gives no appointment');
      return { at, patient: somebody, appointment, followup };
    },
  };
}

/** The body that reserves a time: by place or person where one is known, else by state. A booking names both. */
export function reservation({ serviceId, businessName, time, where }: Bookable): CreateReservationRequest {
  const { locationNumber } = where;
  return {
    serviceId,
    businessName,
    reservationTime: time,
    ...(locationNumber === undefined ? where : { locationNumber }),
  };
}
