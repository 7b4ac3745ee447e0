import type { Json, JsonObject } from '#engine';
import { type FlowName, flows } from '../flows.ts';
import {
  type Appointment,
  type BusinessName,
  isWalkIn,
  type PickedAppointments,
  placeFields,
  type Service,
} from '../picked/PickedAppointments.ts';
import { MissingAppointmentError } from '../picked/reducePicked.ts';
import { type CategoryConfigs, categoryConfig } from '../services/categoryConfig.ts';
import { listedName } from '../services/serviceName.ts';
import { readList, readObject } from './readJson.ts';

/** What the bodies of a booking and of a walk-in have in common. */
export interface VisitRequest extends JsonObject {
  readonly businessName: BusinessName;
  readonly serviceIds: readonly number[];
}

/** The body of a booking. */
export interface BookingRequest extends VisitRequest {
  readonly dateTime: ZonedTime;
}

type ZonedTime = { readonly value: string; readonly timezone: string };

/** What a request takes from the journey, besides the answers and the slot. */
export interface BookingFacts {
  readonly flow: FlowName;
  /** Whether the guest accepted the flu promotion. */
  readonly addPromotion?: boolean;
  /** Whether the category of a booked service asks for the 'with-care' tag. */
  readonly withCare?: boolean;
  /** IANA name of the zone that the guest chose. */
  readonly patientTimeZone?: string;
  /** The versions of the consents that the guest was shown; absent where they are not sent. */
  readonly consentVersions?: readonly ConsentVersion[];
}

/** A type and not an interface, because a request is JSON. */
export type ConsentVersion = { readonly document: string; readonly version: string };

/** Fields of a request that come from the slot, the journey and the documents themselves. An answer that a document sends there is dropped. */
const ownFields: readonly string[] = [
  'businessName',
  'serviceIds',
  'dateTime',
  'requestedVaccinations',
  'followupAppointment',
  'licensureState',
  'locationNumber',
  'patientTimeZone',
  'consentVersions',
];

/** The name that is sent if the guest accepted the promotion (BOOK-20). */
const promotedVaccine = 'Flu Vaccine';
/** The note that is sent of a visit whose category asks for it. */
export const withCareTag = 'with-care';

/**
 * The walk-in request (BOOK-2, BOOK-14), from the answers' `payload`, the picked appointment and the facts of the
 * journey.
 * @throws MissingAppointmentError when no appointment is set
 */
export function walkInRequest(
  payload: JsonObject,
  { appointment, provider }: PickedAppointments,
  facts: BookingFacts,
): VisitRequest {
  if (!appointment || !provider) throw new MissingAppointmentError('scheduling');
  return {
    ...Object.fromEntries(Object.entries(payload).filter(([name]) => !ownFields.includes(name))),
    businessName: provider.businessName,
    serviceIds: appointment.services.map((service) => service.id),
    ...vaccinations(appointment.services, facts),
    ...(facts.withCare && { notes: [...readList(payload.notes), withCareTag] }),
    ...(facts.consentVersions && { consentVersions: facts.consentVersions }),
    ...placeFields(provider),
  };
}

/**
 * The booking request (BOOK-14), from the answers' `payload`, the picked appointments and the facts of the journey. The
 * fields of the slot always come from the picked appointments, whatever a document declares.
 * @throws MissingAppointmentError when no appointment is set
 */
export function bookingRequest(payload: JsonObject, picked: PickedAppointments, facts: BookingFacts): BookingRequest {
  const { appointment, followup } = picked;
  if (!appointment) throw new MissingAppointmentError('scheduling');
  const followedBy = followup?.services[0];
  return {
    ...walkInRequest(payload, picked, facts),
    dateTime: zonedTime(appointment),
    ...(followup && followedBy && { followupAppointment: { serviceId: followedBy.id, dateTime: zonedTime(followup) } }),
    // Whoever names no zone has read the times of the provider's.
    patientTimeZone: facts.patientTimeZone ?? appointment.timezone,
  };
}

/**
 * The request that books what is picked: a visit with its time, or a walk-in.
 * @throws MissingAppointmentError when no appointment is set
 */
export const visitRequest = (payload: JsonObject, picked: PickedAppointments, facts: BookingFacts): VisitRequest =>
  picked.appointment && isWalkIn(picked.appointment)
    ? walkInRequest(payload, picked, facts)
    : bookingRequest(payload, picked, facts);

/** One booking to send: the same request under the same key, however often it is sent. */
export interface BookingAttempt {
  readonly key: string;
  /** When the guest signed, as an ISO instant. */
  readonly at: string;
  /** The request for a walk-in, or for a visit with a time. */
  readonly request: VisitRequest;
}

/**
 * The attempt to send now. If the guest sends the same booking again, it is the earlier attempt, so that a booking
 * whose reply was lost is not made twice; otherwise it is a new one.
 *
 * @param build builds the request as signed at the given moment
 */
export function bookingAttempt(
  earlier: BookingAttempt | undefined,
  build: (at: Date) => VisitRequest,
  now: Date,
  newKey: () => string,
): BookingAttempt {
  if (earlier && JSON.stringify(build(new Date(earlier.at))) === JSON.stringify(earlier.request)) return earlier;
  return { key: newKey(), at: now.toISOString(), request: build(now) };
}

/** Whether the request has a time. A walk-in has none. */
export const isTimed = (request: VisitRequest): request is BookingRequest => request.dateTime !== undefined;

/** Whether the request asks for the promoted vaccine besides its services. */
export const asksForFluVaccine = ({ requestedVaccinations }: VisitRequest, services: readonly Service[]): boolean =>
  readList(requestedVaccinations).includes(promotedVaccine) && services.every(({ name }) => name !== promotedVaccine);

/** Whether a booking of these services carries the 'with-care' tag, because the category of one of them asks for it. */
export const asksWithCare = (configs: CategoryConfigs, services: readonly Service[]): boolean =>
  services.some(({ category = '' }) => categoryConfig(configs, category).withCareTag === true);

function vaccinations(services: readonly Service[], { flow, addPromotion }: BookingFacts): JsonObject {
  const booked = flows[flow].givesVaccines ? services.map(listedName) : [];
  const names = new Set([...booked, ...(addPromotion ? [promotedVaccine] : [])]);
  return names.size === 0 ? {} : { requestedVaccinations: [...names] };
}

const zonedTime = ({ timestamp, timezone }: Appointment): ZonedTime => ({ value: timestamp, timezone });

/** What the forms of a prescreen send with the booking of a service that they led to. */
export interface ForwardedAnswers {
  readonly serviceIds: readonly number[];
  readonly payload: JsonObject;
}

/**
 * The payload of a booking with the additional answers of its prescreen before its own (BOOK-26). A guest may have
 * answered the prescreen of another visit; its answers are not sent. An answer of the form replaces one of the
 * prescreen with the same id.
 */
export function withForwarded(
  payload: JsonObject,
  forwarded: ForwardedAnswers | undefined,
  booked: readonly { readonly id: number }[],
): JsonObject {
  if (!forwarded || !booked.every(({ id }) => forwarded.serviceIds.includes(id))) return payload;
  const own = readAdditional(payload);
  const ids = own.map(readId);
  const before = readAdditional(forwarded.payload).filter((answer) => !ids.includes(readId(answer)));
  if (before.length === 0) return payload;
  return { ...payload, questionnaire: { ...readObject(payload.questionnaire), additional: [...before, ...own] } };
}

const readAdditional = ({ questionnaire }: JsonObject): readonly Json[] =>
  readList(readObject(questionnaire).additional);

const readId = (answer: Json): Json | undefined => readObject(answer).id;
