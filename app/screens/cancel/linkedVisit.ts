import type { LookedUp, LookedUpAppointment } from '../../api/index.ts';
import type { Appointment, Provider } from '../../journey/index.ts';

/** One appointment of the link, as the page shows it. It has its code if the link can cancel it. */
export interface LinkedAppointment extends Appointment {
  readonly id: string;
  /** `over`: its time has already come. */
  readonly state: 'booked' | 'canceled' | 'over';
}

/** The appointments that the link in a mail is about. */
export interface LinkedVisit {
  /** The appointment, and after it its follow-up. */
  readonly appointments: readonly LinkedAppointment[];
  readonly provider: Provider;
  /** The state of the appointment that the link names; `booked` as long as the link can cancel one of the two. */
  readonly state: LinkedAppointment['state'];
  /**
   * What the link can cancel: the `single` appointment; `both` of a pair, or the second alone; only the `second`,
   * because the link names the second, or because the time of the first has come.
   */
  readonly reach: 'single' | 'both' | 'second';
}

/**
 * @param id the id in the link
 * @param code the code in the link
 */
export function linkedVisit({ appointments, provider }: LookedUp, id: string, code: string): LinkedVisit {
  const linked = appointments.map((one) => linkedAppointment(one, one.id === id ? code : one.confirmCode));
  const named = linked.find((one) => one.id === id) ?? linked[0];
  const open = linked.filter(({ confirmCode }) => confirmCode !== undefined);
  return {
    appointments: linked,
    provider,
    state: open.length > 0 ? 'booked' : (named?.state ?? 'over'),
    reach: open.length > 1 ? 'both' : linked.length > 1 && open[0] !== linked[0] ? 'second' : 'single',
  };
}

function linkedAppointment(
  {
    id,
    status,
    isPast,
    dateTime,
    services,
    addsFluVaccine,
    canReschedule,
    canRescheduleBoth,
    calendarUid,
  }: LookedUpAppointment,
  confirmCode: string | undefined,
): LinkedAppointment {
  const state = status === 'CANCELED' ? 'canceled' : isPast ? 'over' : 'booked';
  return {
    id,
    timestamp: dateTime.value,
    timezone: dateTime.timezone,
    services,
    ...(calendarUid !== undefined && { calendarUid }),
    ...(addsFluVaccine && { addsFluVaccine }),
    ...(state === 'booked' &&
      confirmCode !== undefined && {
        confirmCode,
        ...(canReschedule && { canReschedule }),
        ...(canRescheduleBoth && { canRescheduleBoth }),
      }),
    state,
  };
}

/**
 * Which appointments are gone once the one with this id is canceled, and which one stays booked. Canceling the first of
 * a pair cancels both.
 */
export function afterCanceling(
  { appointments }: Pick<LinkedVisit, 'appointments'>,
  id: string,
): { readonly gone: readonly LinkedAppointment[]; readonly stillBooked: LinkedAppointment | undefined } {
  const booked = appointments.filter(({ state }) => state === 'booked');
  const gone = appointments[0]?.id === id ? booked : booked.filter((one) => one.id === id);
  return { gone, stillBooked: booked.find((one) => !gone.includes(one)) };
}
