import { randomUUID } from 'node:crypto';
import type { ScheduleAppointmentRequest } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { ScheduleWalkInRequest } from '../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { newConfirmCode, newId } from './codes.ts';
import { patientKey } from './patientKey.ts';

interface NewAppointment {
  readonly providerId: string;
  readonly serviceIds: readonly number[];
  /** Missing for a walk-in. */
  readonly startsAt?: Date;
  readonly request: ScheduleAppointmentRequest | ScheduleWalkInRequest;
  /** Id of the appointment that this one follows up. */
  readonly followupOf?: string | undefined;
  readonly now: Date;
}

/** What a guest needs to refer to the appointment. */
interface Named {
  readonly id: string;
  readonly confirmCode: string;
  /** Of its entry in calendars; missing for a walk-in, which has no time. */
  readonly calendarUid?: string;
}

/** Stores an appointment under a new id and code. Does not claim its time: `claimSlot` does. */
export async function keepAppointment(queries: Queries, appointment: NewAppointment): Promise<Named> {
  const { providerId, serviceIds, startsAt, request, followupOf, now } = appointment;
  const named = { id: newId(), confirmCode: newConfirmCode(), ...(startsAt && { calendarUid: randomUUID() }) };
  const { keyring } = queries;
  const sealed = await keyring.seal(requestToKeep(request), { table: 'appointments', id: named.id });
  await queries.run(sql`
    insert into appointments
      (appointment_id, confirm_code, provider_id, service_ids, starts_at, status, followup_of, patient_key, sealed, licensure_state,
        wants_flu_vaccine, created_at, calendar_uid)
    values (${named.id}, ${named.confirmCode}, ${providerId}, ${serviceIds}::int[], ${startsAt?.toISOString() ?? null}::timestamptz, 'BOOKED',
      ${followupOf ?? null}::text, ${patientKey(keyring, request.basicInfo)}, ${sealed}, ${licensureStateOf(request)}::text,
      ${request.requestedVaccinations?.includes('Flu Vaccine') ?? false}::boolean, ${now.toISOString()}::timestamptz, ${named.calendarUid ?? null}::text)`);
  return named;
}

const licensureStateOf = (request: NewAppointment['request']): string | null =>
  ('licensureState' in request && request.licensureState) || null;

/** The part of a request that is stored: everything but the Social Security Number, which is never stored. */
function requestToKeep<Request extends Pick<ScheduleAppointmentRequest, 'insuranceInfo'>>(request: Request): Request {
  if (!request.insuranceInfo) return request;
  const { socialSecurityNumber: _, ...insuranceInfo } = request.insuranceInfo;
  return { ...request, insuranceInfo };
}
