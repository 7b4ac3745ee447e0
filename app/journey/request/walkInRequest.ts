import type { JsonObject } from '#engine';
import type { FlowName } from '../flow/Flow.ts';
import { flows } from '../flow/flows.ts';
import { MissingAppointmentError } from '../picked/MissingAppointmentError.ts';
import type { BusinessName, PickedAppointments, Service } from '../picked/PickedAppointments.ts';
import { listedName } from '../services/serviceName.ts';
import { readList } from './readJson.ts';
import { placeFields } from './reservationFields.ts';

/** The body of a walk-in: a visit without a time. */
export interface WalkInRequest extends JsonObject {
  readonly businessName: BusinessName;
  readonly serviceIds: readonly number[];
}

/** Fields of a request that come from the slot and the journey. An answer that a document sends there is dropped. */
const ownFields: readonly string[] = [
  'businessName',
  'serviceIds',
  'dateTime',
  'requestedVaccinations',
  'followupAppointment',
  'licensureState',
  'locationNumber',
  'patientTimeZone',
];

/** The name that is sent if the guest accepted the promotion (BOOK-20). */
const promotedVaccine = 'Flu Vaccine';
const withCareTag = 'with-care';

/**
 * The walk-in request (BOOK-2, BOOK-14), from the answers' `payload`, the picked appointment and the facts of the
 * journey.
 * @throws MissingAppointmentError when no appointment is set
 */
export function walkInRequest(
  payload: JsonObject,
  { appointment, provider }: PickedAppointments,
  facts: BookingFacts,
): WalkInRequest {
  if (!appointment || !provider) throw new MissingAppointmentError('scheduling');
  return {
    ...Object.fromEntries(Object.entries(payload).filter(([name]) => !ownFields.includes(name))),
    businessName: provider.businessName,
    serviceIds: appointment.services.map((service) => service.id),
    ...vaccinations(appointment.services, facts),
    ...(facts.withCare && { notes: [...readList(payload.notes), withCareTag] }),
    ...placeFields(provider),
  };
}

function vaccinations(services: readonly Service[], { flow, addPromotion }: BookingFacts): JsonObject {
  const booked = flows[flow].givesVaccines ? services.map(listedName) : [];
  const names = new Set([...booked, ...(addPromotion ? [promotedVaccine] : [])]);
  return names.size === 0 ? {} : { requestedVaccinations: [...names] };
}

/** Whether the request asks for the promoted vaccine besides its services. */
export const asksForFluVaccine = ({ requestedVaccinations }: WalkInRequest, services: readonly Service[]): boolean =>
  readList(requestedVaccinations).includes(promotedVaccine) && services.every(({ name }) => name !== promotedVaccine);

/** What a request takes from the journey, besides the answers and the slot. */
export interface BookingFacts {
  readonly flow: FlowName;
  /** Whether the guest accepted the flu promotion. */
  readonly addPromotion?: boolean;
  /** Whether the category of a booked service asks for the 'with-care' tag. */
  readonly withCare?: boolean;
  /** IANA name of the zone that the guest chose. */
  readonly patientTimeZone?: string;
}
