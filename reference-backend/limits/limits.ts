import type { CallName } from '../../schemas/calls.ts';

/** How many of something are allowed, and in what time. */
export interface Limit {
  readonly most: number;
  /** Period in minutes; missing where `most` is how many there may be at once. */
  readonly minutes?: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const FORTNIGHT = 14 * DAY;

/**
 * Every limit that the specification does not set, one line each. A guest is a cookie; a client is the address that a
 * request comes from. Many guests share the address of a pharmacy, of a company or of a telephone network, so the
 * limits of a client are generous. Those of the wider networks of an IPv6 address are in `consumePerClient.ts`.
 */
export const defaultLimits = {
  /** Times that one guest has reserved; a released one counts until its grace period is over. */
  reservationsPerGuest: { most: 6 },
  /** Times that all guests of one client have reserved. */
  reservationsPerClient: { most: 60 },
  /** Of these, the times of one place. */
  reservationsPerClientAtPlace: { most: 14 },
  /** Appointments of one guest that are still to come. */
  appointmentsPerGuest: { most: 10 },
  /** Appointments that one client books. */
  bookingsPerClient: { most: 120, minutes: DAY },
  /** Times of one place that one client books, or moves an appointment to. A clinic has some 200 in two weeks. */
  bookingsPerClientAtPlace: { most: 24, minutes: FORTNIGHT },
  /** Requests to reserve a time. One that is refused costs a quarter. */
  reservationTriesPerClient: { most: 600, minutes: HOUR },
  /** Requests to book, or to move a booking to another time. One that is refused costs a quarter. */
  bookingTriesPerClient: { most: 200, minutes: HOUR },
  /** Requests of one client to book for one patient (names and date of birth). One that is refused costs a quarter. */
  bookingTriesPerPatient: { most: 20, minutes: HOUR },
  /** Bookings, and their new times, that one mail address gets a mail of its own about; a list an hour tells the others. */
  bookingsPerMailAddress: { most: 10, minutes: DAY },
  /** Bookings of one client that are refused as duplicates. */
  duplicatesPerClient: { most: 20, minutes: DAY },
  /** The same, of one name with one mail address or phone number, whatever the date of birth. */
  duplicatesPerName: { most: 3, minutes: DAY },
  /** Invalid benefit codes, typed in or used in a search. */
  wrongBenefitCodesPerClient: { most: 300, minutes: HOUR },
  /** Ids and confirmation codes that do not belong together; those that do are never refused. */
  wrongConfirmCodesPerClient: { most: 600, minutes: HOUR },
  /** The same, of one client for one id. */
  wrongConfirmCodesPerAppointment: { most: 20, minutes: HOUR },
  /** Suggestions for a typed place, and checks of an address. */
  addressCallsPerClient: { most: 600, minutes: 10 },
  /** Batches of analytics events. */
  analyticsCallsPerClient: { most: 1200, minutes: 10 },
  /** Batches of what pages report where `GUEST_REPORTS` is on. */
  reportCallsPerClient: { most: 300, minutes: 10 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof defaultLimits;

/** The limits that a deployment uses. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The limits that a deployment sets in place of the defaults. */
export type OwnLimits = Readonly<Partial<Record<LimitName, Limit>>>;

const bookings = ['schedule-appointment', 'schedule-walk-in'] as const;
const wrongCodes = ['lookup-appointment', 'reschedule-appointment', 'cancel-appointment'] as const;

/** The calls that each limit may refuse. Those of mails and of reports refuse none. */
export const limitedCalls: Readonly<Record<LimitName, readonly CallName[]>> = {
  reservationsPerGuest: ['create-reservation'],
  reservationsPerClient: ['create-reservation'],
  reservationsPerClientAtPlace: ['create-reservation'],
  appointmentsPerGuest: ['schedule-appointment'],
  bookingsPerClient: bookings,
  bookingsPerClientAtPlace: ['schedule-appointment', 'reschedule-appointment'],
  reservationTriesPerClient: ['create-reservation'],
  bookingTriesPerClient: [...bookings, 'reschedule-appointment'],
  bookingTriesPerPatient: bookings,
  bookingsPerMailAddress: [],
  duplicatesPerClient: bookings,
  duplicatesPerName: bookings,
  wrongBenefitCodesPerClient: ['validate-benefit-code', 'search-time-slots'],
  wrongConfirmCodesPerClient: wrongCodes,
  wrongConfirmCodesPerAppointment: wrongCodes,
  addressCallsPerClient: ['search-locations', 'suggest-addresses', 'locate-zip-code', 'validate-address'],
  analyticsCallsPerClient: ['collect-events'],
  reportCallsPerClient: [],
};
