import type { BookedAppointment } from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';

/** What a run knows of an appointment: what was asked for, what was answered, and what became of it since. */
export interface KnownAppointment {
  readonly id: string;
  readonly confirmCode: string;
  readonly calendarUid: string | undefined;
  readonly businessName: string;
  /** Where or with whom; undefined where neither the request nor the reply names it. */
  readonly providerId: string | undefined;
  /** Of a visit by video or of a dietitian. */
  readonly licensureState: string | undefined;
  readonly serviceIds: readonly number[];
  /** None of a walk-in. */
  readonly dateTime: { readonly value: string; readonly timezone: string } | undefined;
  readonly status: 'BOOKED' | 'CANCELED';
  readonly canReschedule: boolean;
  readonly canRescheduleBoth: boolean;
  /** Whether the guest accepted the promotion of a flu vaccine. */
  readonly wantsFluVaccine: boolean;
  /** The id of the other one of a pair. */
  readonly other: string | undefined;
  /** Which of a pair it is. */
  readonly index: 0 | 1;
}

/** Its members as a reply about it says them. */
export const asAsked = ({ businessName, providerId, serviceIds, dateTime }: KnownAppointment) => ({
  businessName,
  locationNumber: providerId,
  serviceIds,
  dateTime,
});

/** What was asked for when an appointment was booked, and where in the request it stands. */
interface Asked {
  readonly businessName: string;
  readonly locationNumber?: string | undefined;
  readonly licensureState?: string | undefined;
  readonly serviceIds: readonly number[];
  readonly dateTime?: { readonly value: string; readonly timezone: string } | undefined;
  readonly requestedVaccinations?: readonly string[] | undefined;
}

export const FLU_VACCINE = 'Flu Vaccine';

export const knownFrom = (
  { businessName, locationNumber, licensureState, serviceIds, dateTime, requestedVaccinations = [] }: Asked,
  said: BookedAppointment,
  index: 0 | 1,
  other: string | undefined,
): KnownAppointment => ({
  id: said.id,
  confirmCode: said.confirmCode,
  calendarUid: said.calendarUid,
  businessName,
  providerId: said.providerId ?? locationNumber,
  licensureState,
  serviceIds,
  dateTime,
  status: 'BOOKED',
  canReschedule: said.canReschedule ?? false,
  canRescheduleBoth: said.canRescheduleBoth ?? false,
  wantsFluVaccine: index === 0 && requestedVaccinations.includes(FLU_VACCINE),
  other,
  index,
});
