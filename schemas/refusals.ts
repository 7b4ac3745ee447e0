import type { CallName } from './calls.ts';

/** A reason for which a call is refused. */
export interface RefusalFacts {
  /** The status that comes with the code; several where the server tells them apart by the status alone. */
  readonly statuses: readonly [number, ...number[]];
  /** For developers, unless a screen shows it; what the server says where it knows nothing more exact. */
  readonly message: string;
  /** The calls that refuse so; without it every call, because the server refuses before it knows which one it is. */
  readonly calls?: readonly CallName[];
  /** Whether only a request with a body can be refused so. */
  readonly needsBody?: true;
  /** Of a call with two paths, only the other one refuses so. */
  readonly onlyOtherPath?: true;
}

const timeSlots = ['search-time-slots', 'refresh-time-slots'] as const;
const bookings = ['schedule-appointment', 'schedule-walk-in'] as const;
const ofTimes = ['create-reservation', 'schedule-appointment', 'reschedule-appointment'] as const;

/** The calls that do their work once for each header `Idempotency-Key`; a retry with the same key gets the first reply. */
export const idempotentCalls: readonly CallName[] = [...ofTimes, 'schedule-walk-in', 'cancel-appointment'];

const ofAppointments = ['lookup-appointment', 'reschedule-appointment', 'cancel-appointment'] as const;
const ofMoves = ['reschedule-appointment', 'cancel-appointment'] as const;
/** They belong to the server around the calls: its controls, its pages, its end. */
const ofNoCall = { calls: [] } as const;

/**
 * Every code by which the server refuses, but those of requests that break their schema: these are answered 400 with the
 * keyword of the schema as the code, and a JSON Pointer to the place as `path`.
 */
export const refusals = {
  missingBanner: { statuses: [400], message: 'the header x-banner-name is missing' },
  unknownBanner: { statuses: [400], message: 'the header x-banner-name names no banner' },
  unknownTenant: { statuses: [400], message: 'the header x-tenant names no tenant' },
  badRequest: { statuses: [400, 413, 415], message: 'the request cannot be read', needsBody: true },
  brokenText: { statuses: [400], message: 'a text has a character that cannot be stored' },
  tooDeep: { statuses: [400], message: 'the request has too many levels', needsBody: true },
  tooMany: { statuses: [400], message: 'the request has too many values', needsBody: true },
  badIdempotencyKey: {
    statuses: [400],
    message: 'Idempotency-Key is not 1 to 128 visible characters',
    calls: idempotentCalls,
  },
  idempotencyKeyReused: {
    statuses: [422],
    message: 'Idempotency-Key came with another request before',
    calls: idempotentCalls,
  },
  missingLocation: {
    statuses: [400],
    message: 'the number of the location is missing',
    onlyOtherPath: true,
    calls: ['list-services', 'schedule-walk-in'],
  },
  unknownLocation: {
    statuses: [404],
    message: 'there is no such location',
    calls: ['list-services'],
    onlyOtherPath: true,
  },
  unknownService: { statuses: [404], message: 'there is no such service', calls: ['licensure-states'] },
  clinicNotFound: {
    statuses: [404],
    message: 'We could not find this clinic.',
    calls: ['clinic-details', 'clinic-info'],
  },
  locationUnavailable: {
    statuses: [404],
    message: 'locationUnavailable',
    calls: ['search-time-slots', 'list-clinics', 'search-clinics'],
  },
  noMapKey: { statuses: [404], message: 'no key of the map service is configured', calls: ['map-key'] },
  invalidWindow: { statuses: [400], message: 'filter.endDate is before filter.startDate', calls: timeSlots },
  windowTooLong: { statuses: [400], message: 'the window has too many days', calls: timeSlots },
  incompatibleServices: {
    statuses: [400],
    message: 'vaccines are asked for that cannot be given at one time',
    calls: [...timeSlots, ...bookings],
  },
  reservationNotFound: {
    statuses: [404],
    message: 'no such reservation, or it has ended',
    calls: ['release-reservation'],
  },
  notLicensed: {
    statuses: [404],
    message: 'nobody who gives these services is licensed in this state',
    calls: ofTimes,
  },
  providerUnavailable: {
    statuses: [404],
    message: 'nobody there gives these services',
    calls: [...ofTimes, 'schedule-walk-in'],
  },
  slotTaken: { statuses: [409], message: 'the time is not free', calls: ofTimes },
  timePast: { statuses: [409], message: 'the time is past', calls: ofTimes },
  tooSoon: { statuses: [409], message: 'the services take longer to prepare', calls: ofTimes },
  tooFarAhead: { statuses: [409], message: 'the services cannot be booked so far ahead', calls: ofTimes },
  wrongTimeZone: {
    statuses: [400],
    message: "the time is not in the provider's zone",
    calls: ['schedule-appointment', 'reschedule-appointment'],
  },
  unknownTimeZone: { statuses: [400], message: 'patientTimeZone is no time zone', calls: ['schedule-appointment'] },
  patientTooYoung: { statuses: [400], message: 'the patient is younger than 12 months', calls: bookings },
  dateInFuture: { statuses: [400], message: 'the date is not past', calls: bookings },
  notTheFollowup: {
    statuses: [400],
    message: 'this service follows none of those that are booked',
    calls: ['schedule-appointment'],
  },
  followupTooEarly: {
    statuses: [400],
    message: 'the follow-up is not due yet on that day',
    calls: ['schedule-appointment', 'reschedule-appointment'],
  },
  notAPharmacy: {
    statuses: [400],
    message: 'a walk-in is to the counter of a pharmacy',
    calls: ['schedule-walk-in'],
  },
  notAVaccine: {
    statuses: [400],
    message: 'a walk-in is for vaccines, and one of the services is none',
    calls: ['schedule-walk-in'],
  },
  duplicateAppointment: {
    statuses: [429],
    message: 'the patient has an appointment for this service',
    calls: bookings,
  },
  appointmentNotFound: { statuses: [404], message: 'no appointment has this id and code', calls: ofAppointments },
  appointmentPast: { statuses: [400], message: 'the appointment has begun', calls: ofMoves },
  alreadyCanceled: { statuses: [409], message: 'the appointment is canceled already', calls: ofMoves },
  alreadyMoved: {
    statuses: [409],
    message: 'the appointment has another time by now',
    calls: ['reschedule-appointment'],
  },
  noFollowup: {
    statuses: [400],
    message: 'no second appointment follows this one',
    calls: ['reschedule-appointment'],
  },
  pairElsewhere: {
    statuses: [400],
    message: 'both appointments of a pair are at one place',
    calls: ['reschedule-appointment'],
  },
  limitReached: { statuses: [503], message: 'a limit is reached: try again later' },
  databaseUnavailable: { statuses: [503], message: 'Service Unavailable' },
  tooSlow: { statuses: [503], message: 'Service Unavailable' },
  internalError: { statuses: [500], message: 'Internal Server Error' },
  notFound: { statuses: [404], message: 'there is nothing at this address', ...ofNoCall },
  mailNotFound: { statuses: [404], message: 'there is no such mail', ...ofNoCall },
  tokenMissing: {
    statuses: [403],
    message: 'open the address that the server printed when it started: its token lets you in',
    ...ofNoCall,
  },
  badClock: { statuses: [400], message: 'send { "now": ISO instant, "frozen": boolean }', ...ofNoCall },
  badFault: {
    statuses: [400],
    message: 'send { "status", "body", "delayMs", "cut": "before" or "after", "times" }',
    ...ofNoCall,
  },
  closing: { statuses: [503], message: 'the server ends: send guests to another one', ...ofNoCall },
} as const satisfies Readonly<Record<string, RefusalFacts>>;

export type RefusalCode = keyof typeof refusals;
