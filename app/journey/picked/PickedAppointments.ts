/** What the guest has picked, kept between the screens (HOLD-1, HOLD-2, HOLD-3). All of it is read-only. */
export interface PickedAppointments {
  readonly appointment?: Appointment;
  /** The second dose; never without an appointment. */
  readonly followup?: Appointment;
  /** Where, or with whom, both take place. */
  readonly provider?: Provider;
}

export interface Appointment {
  /** 'YYYY-MM-DD HH:mm:ss' on the clock of `timezone`; '' for a walk-in. */
  readonly timestamp: string;
  /** IANA name, such as 'America/Chicago'. */
  readonly timezone: string;
  readonly services: readonly Service[];
  /** A flu vaccine is given at the same visit, because the guest accepted its promotion. */
  readonly addsFluVaccine?: true;
  readonly slotReservation?: SlotReservation;
  /** A booking of it was sent and has no answer yet: it may be booked by now. */
  readonly isSent?: true;
  /** An earlier booking of it was sent and never answered, whatever happens to the last one. */
  readonly wasSent?: true;
  /** The server has refused its time, which somebody else has taken or which is out of bounds; until it is reserved again. */
  readonly isLost?: true;
  /** `id` and `confirmCode` are set once the appointment is booked. */
  readonly id?: string;
  readonly confirmCode?: string;
  /** UID of its entry in calendars; missing where the server gives none, or it is not booked yet. */
  readonly calendarUid?: string;
  /** The server moves it to another time, if the guest wants that. */
  readonly canReschedule?: true;
  /** The server moves the second of the pair with it. */
  readonly canRescheduleBoth?: true;
}

export interface SlotReservation {
  readonly code: string;
  /** ISO instant at which the reservation ends, if the server gives one. */
  readonly expiresAt?: string;
}

export interface Service {
  readonly id: number;
  /** As guests read it. */
  readonly name: string;
  /** As the server lists it, where guests read another name. */
  readonly listedName?: string;
  readonly category?: string;
  readonly followupServiceId?: number;
  readonly followupAfterDays?: number;
  readonly maxDaysAhead?: number;
}

/** `tlc` is the walk-in clinic. */
export const businessNames = ['tlc', 'pharmacy', 'dietitian'] as const;

export type BusinessName = (typeof businessNames)[number];

export interface Provider {
  /** For a place, its location number: three digits of division, then five of store. */
  readonly providerId: string;
  readonly businessName: BusinessName;
  /** The name over the door, as guests know it. */
  readonly vanityName?: string;
  readonly legalName?: string;
  readonly brand?: string;
  /** Absent for a person who is met by video. */
  readonly address?: Address;
  readonly phone?: string;
  readonly timezone: string;
  readonly location?: { readonly lat: number; readonly lng: number };
  readonly distance?: number;
  readonly isBenefitCode?: boolean;
  /** The state that the service is licensed in, if it is licensed by state. */
  readonly licensureState?: string;
  readonly clinicianName?: string;
  readonly image?: string;
  readonly qualification?: string;
  readonly description?: string;
}

export interface Address {
  readonly addressLines: readonly string[];
  readonly cityTown: string;
  readonly stateProvince: string;
  readonly postalCode: string;
  readonly county?: string;
}

/** Which of the two appointments is meant. */
export type AppointmentKey = 'appointment' | 'followup';

export const noAppointments: PickedAppointments = {};

/**
 * Whether it is a visit without a time: nothing is reserved for it, and the walk-in call books it (WALKIN-11, BOOK-2).
 */
export const isWalkIn = ({ timestamp }: Pick<Appointment, 'timestamp'>): boolean => timestamp === '';

/** Whether the guest has picked a walk-in at this pharmacy that is not booked yet. */
export const isWalkInAt = ({ appointment, provider }: PickedAppointments, locationId: string): boolean =>
  appointment !== undefined &&
  isWalkIn(appointment) &&
  appointment.confirmCode === undefined &&
  provider?.providerId === locationId;

/** True when this slot is already picked: same timestamp, provider and service ids, and not yet booked. */
export function isSameSlot(picked: PickedAppointments, appointment: Appointment, provider: Provider): boolean {
  const current = picked.appointment;
  return (
    current !== undefined &&
    current.confirmCode === undefined &&
    current.timestamp === appointment.timestamp &&
    picked.provider?.providerId === provider.providerId &&
    sameIds(current, appointment)
  );
}

function sameIds(a: Appointment, b: Appointment): boolean {
  const ids = (one: Appointment) => one.services.map((service) => service.id).sort((x, y) => x - y);
  return ids(a).join() === ids(b).join();
}

/** How a request names the place of a visit. */
export interface PlaceFields {
  readonly licensureState?: string;
  readonly locationNumber?: string;
}

/**
 * Where a booking takes place: the state that the service is licensed in, or else the number of the location. The state
 * alone means anybody who is licensed there. A dietitian is a person whom the guest has chosen, so the booking has
 * both.
 */
export function placeFields({ providerId, businessName, licensureState }: Provider): PlaceFields {
  if (licensureState === undefined) return { locationNumber: providerId };
  return businessName === 'dietitian' ? { licensureState, locationNumber: providerId } : { licensureState };
}
