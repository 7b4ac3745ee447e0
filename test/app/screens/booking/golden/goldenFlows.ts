import type { Answers, JsonObject } from '#engine';
import { formContext } from '../../../../../app/content/forms/index.ts';
import {
  type BookingFacts,
  bookingRequest,
  type FlowName,
  type PickedAppointments,
  type Provider,
  type Service,
  walkInRequest,
} from '../../../../../app/journey/index.ts';
import { checkScheduleAppointmentRequest } from '../../../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { checkScheduleWalkInRequest } from '../../../../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import type { SchemaCheck } from '../../../../../schemas/SchemaCheck.ts';
import { shippedReasons } from '../../../../content/shippedReasons.ts';

/** When the golden guests sign: a Sunday noon in Ohio. */
export const signed = new Date('2027-02-28T17:04:05.678Z');
export const today = '2027-02-28';

export const sizes = ['minimal', 'maximal'] as const;
export type Size = (typeof sizes)[number];

/**
 * One flow, from the picked appointments to the request. The answers are those of `test/content/answers`, except for `answers`.
 */
export interface GoldenFlow {
  readonly group: string;
  /** The name of its files, when another flow uses the same group. */
  readonly name?: string;
  readonly flow: FlowName;
  readonly picked: Readonly<Record<Size, PickedAppointments>>;
  /** Further facts for a maximal request. */
  readonly facts: Omit<BookingFacts, 'flow'>;
  /** Answers to what this flow's configuration asks in addition to the forms, or differently. */
  readonly answers?: Readonly<Record<string, Answers>>;
  readonly build: (payload: JsonObject, picked: PickedAppointments, facts: BookingFacts) => JsonObject;
  readonly check: SchemaCheck<unknown>;
}

const timezone = 'America/New_York';
const cold: Service = { id: 29, name: 'Cold, Flu or COVID-19 Symptoms', category: 'Illnesses' };
const coldByVideo: Service = { id: 401, name: 'Cold or Flu by Video', category: 'Virtual Visits' };
const nutrition: Service = { id: 201, name: 'Initial Nutrition Visit', category: 'Telenutrition' };
const tdap: Service = { id: 102, name: 'Tdap', category: 'Vaccines' };
const shingles: Service = { id: 104, name: 'Shingles dose 1', followupServiceId: 105, followupAfterDays: 60 };
const secondShingles: Service = { id: 105, name: 'Shingles dose 2' };
const walkInFlu: Service = { id: 151, name: 'Walk-In Flu Vaccine' };
const typhoid: Service = { id: 303, name: 'Typhoid', category: 'Travel Vaccines' };
const yellowFever: Service = { id: 304, name: 'Yellow Fever', category: 'Travel Vaccines' };

const clinic: Provider = { providerId: '01445225', businessName: 'tlc', timezone };
const pharmacy: Provider = { providerId: '01400500', businessName: 'pharmacy', timezone };
const byVideo: Provider = { providerId: '', businessName: 'tlc', timezone, licensureState: 'OH' };
const dietitian: Provider = { ...byVideo, providerId: '91000001', businessName: 'dietitian' };

const buildReservation = (
  provider: Provider,
  timestamp: string,
  ...services: readonly Service[]
): PickedAppointments => ({
  provider,
  appointment: { timestamp, timezone, services },
});

const booked = { build: bookingRequest, check: checkScheduleAppointmentRequest };
const mothersName = { motherMaidenFirstName: 'Anne', motherMaidenLastName: 'Byron' };

/** The context of a booking for the rules of its forms. */
export const goldenContext = (flow: FlowName, picked: PickedAppointments): JsonObject =>
  formContext(flow, today, picked, { reasons: shippedReasons });

/** The name of a flow's files. */
export const pickName = ({ name, group }: Pick<GoldenFlow, 'name' | 'group'>): string => name ?? group;

export const goldenFlows: readonly GoldenFlow[] = [
  {
    ...booked,
    group: 'in-person',
    flow: 'IN_PERSON',
    picked: {
      minimal: buildReservation(clinic, '2027-03-01 08:00:00', cold),
      maximal: buildReservation(clinic, '2027-03-01 08:30:00', cold),
    },
    facts: { addPromotion: true, withCare: true, patientTimeZone: 'America/Chicago' },
  },
  {
    ...booked,
    group: 'virtual',
    flow: 'VIRTUAL_VISIT',
    picked: {
      minimal: buildReservation(byVideo, '2027-03-01 10:00:00', coldByVideo),
      maximal: buildReservation(byVideo, '2027-03-01 10:30:00', coldByVideo),
    },
    facts: { withCare: true, patientTimeZone: 'America/Chicago' },
    answers: { insurance: { hasReferral: false }, appointmentNotes: { notes: 'Urinary symptoms' } },
  },
  {
    ...booked,
    group: 'dietitian',
    flow: 'DIETITIAN',
    picked: {
      minimal: buildReservation(dietitian, '2027-03-04 11:00:00', nutrition),
      maximal: buildReservation(dietitian, '2027-03-04 12:00:00', nutrition),
    },
    facts: { withCare: true, patientTimeZone: 'America/Chicago' },
    answers: { patientDetails: { weight: '140' } },
  },
  {
    ...booked,
    group: 'everyday-vaccine',
    flow: 'EVERYDAY_VACCINE',
    picked: {
      minimal: buildReservation(pharmacy, '2027-03-01 09:00:00', tdap),
      maximal: {
        ...buildReservation(clinic, '2027-03-01 09:30:00', tdap, shingles),
        followup: { timestamp: '2027-05-03 08:30:00', timezone, services: [secondShingles] },
      },
    },
    facts: { addPromotion: true, withCare: true, patientTimeZone: 'America/Chicago' },
    answers: { patientDetails: mothersName },
  },
  {
    ...booked,
    group: 'everyday-vaccine',
    name: 'travel-vaccine',
    flow: 'EVERYDAY_VACCINE',
    picked: {
      minimal: buildReservation(clinic, '2027-03-08 09:00:00', typhoid),
      maximal: buildReservation(clinic, '2027-03-08 09:30:00', typhoid, yellowFever),
    },
    facts: { patientTimeZone: 'America/Chicago' },
    answers: { patientDetails: mothersName },
  },
  {
    group: 'instant-vaccine',
    flow: 'INSTANT_VACCINE',
    build: walkInRequest,
    check: checkScheduleWalkInRequest,
    picked: {
      minimal: buildReservation(pharmacy, '', walkInFlu),
      maximal: buildReservation(pharmacy, '', tdap, walkInFlu),
    },
    facts: { withCare: true, patientTimeZone: 'America/Chicago' },
    answers: { patientDetails: mothersName },
  },
];
