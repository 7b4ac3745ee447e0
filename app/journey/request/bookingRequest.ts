import type { JsonObject } from '#engine';
import type { Appointment, BusinessName, Holder } from '../holder/Holder.ts';
import { HolderError } from '../holder/HolderError.ts';
import { placeFields } from './reservationFields.ts';

/** The body of a booking: what the app knows of the slot, beside what the documents say of the answers. */
export interface BookingRequest extends JsonObject {
  readonly businessName: BusinessName;
  readonly serviceIds: readonly number[];
  readonly dateTime: ZonedTime;
}

type ZonedTime = { readonly value: string; readonly timezone: string };

/**
 * The booking request (document 2, section 3) of the answers' `payload` and the held slot. Whatever a document declares,
 * the slot's own fields are the holder's.
 * @throws HolderError when no appointment is held
 */
export function bookingRequest(payload: JsonObject, { appointment, followup, provider }: Holder): BookingRequest {
  if (!appointment || !provider) throw new HolderError('scheduling');
  const followedBy = followup?.services[0];
  return {
    ...payload,
    businessName: provider.businessName,
    serviceIds: appointment.services.map((service) => service.id),
    dateTime: zonedTime(appointment),
    ...(followup && followedBy && { followupAppointment: { serviceId: followedBy.id, dateTime: zonedTime(followup) } }),
    ...placeFields(provider),
  };
}

const zonedTime = ({ timestamp, timezone }: Appointment): ZonedTime => ({ value: timestamp, timezone });
