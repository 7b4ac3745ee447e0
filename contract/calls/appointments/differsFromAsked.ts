import type { BookedAppointment } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';

/** What was asked for of one appointment, as far as its reply says it. */
export interface AskedVisit {
  readonly businessName?: string | undefined;
  /** Where, if the request named one place or person. */
  readonly locationNumber?: string | undefined;
  readonly serviceIds?: readonly number[] | undefined;
  readonly dateTime?: { readonly value: string; readonly timezone: string } | undefined;
}

type Said = Partial<Pick<BookedAppointment, 'businessName' | 'providerId' | 'serviceIds' | 'dateTime'>>;

/**
 * Finds the first member of an appointment in a reply that is not what was asked for: business, place, services, day and
 * quarter hour, zone. What either of the two leaves out is not compared.
 * @param at JSON Pointer to the appointment
 */
export const differsFromAsked = (
  asked: AskedVisit,
  said: Said | undefined,
  at: string,
): ContractViolation | undefined =>
  firstWrong(
    unlike(asked.businessName, said?.businessName, `${at}/businessName`),
    unlike(asked.locationNumber, said?.providerId, `${at}/providerId`),
    unlike(asked.serviceIds?.join(', '), said?.serviceIds?.join(', '), `${at}/serviceIds`),
    unlike(asked.dateTime?.value, said?.dateTime?.value, `${at}/dateTime/value`),
    unlike(asked.dateTime?.timezone, said?.dateTime?.timezone, `${at}/dateTime/timezone`),
  );

const unlike = (asked: string | undefined, said: string | undefined, at: string): ContractViolation | undefined =>
  unless(asked === undefined || said === undefined || asked === said, at, `${asked}, as asked for`, String(said));
