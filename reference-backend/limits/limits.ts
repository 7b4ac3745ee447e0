/** What is counted, for whom, and how many of it may be. */
export interface Limit {
  readonly most: number;
  /** In so many minutes; missing where it is how many there may be at once. */
  readonly minutes?: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Every limit that is not the specification's, one line each. A guest is a cookie, and a client the address that a request comes
 * from: many guests share the address of a pharmacy, of a company or of a telephone network, so what holds for it is generous.
 */
export const defaultLimits = {
  /** Times that one guest holds; a released one counts until its grace is over. */
  holdsPerGuest: { most: 10 },
  /** Times that all guests of one client hold. */
  holdsPerClient: { most: 60 },
  /** Requests to hold a time. */
  holdTriesPerClient: { most: 600, minutes: HOUR },
  /** Requests to book, whatever comes of them. */
  bookingTriesPerClient: { most: 200, minutes: HOUR },
  /** Requests of one client to book for one patient, whatever comes of them: names and date of birth. */
  bookingTriesPerPatient: { most: 20, minutes: HOUR },
  /** Bookings that are confirmed to one mail address. */
  bookingsPerMailAddress: { most: 10, minutes: DAY },
  /** Benefit codes that are not valid, typed or searched with. */
  wrongBenefitCodesPerClient: { most: 60, minutes: HOUR },
  /** Ids and confirmation codes that do not belong together. */
  wrongConfirmCodesPerClient: { most: 60, minutes: HOUR },
  /** Suggestions for a typed place, and checks of an address. */
  addressCallsPerClient: { most: 600, minutes: 10 },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof defaultLimits;

/** The limits that hold in a deployment. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** A deployment's own limits in place of some. */
export type OwnLimits = Readonly<Partial<Record<LimitName, Limit>>>;
