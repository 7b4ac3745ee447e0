import { DateTime } from 'luxon';
import type { ScheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { refusals } from '../../../schemas/refusals.ts';
import { Refusal } from '../../calls/handling/Refusal.ts';

type Answers = Pick<ScheduleAppointmentRequest, 'basicInfo' | 'consentDetails' | 'questionnaire'>;

/** The least age of a patient, in months (INTAKE-6). */
const LEAST_AGE_MONTHS = 12;

/**
 * No guest's calendar is ahead of this zone's. So whatever day the form used as today, no date that it allowed is
 * refused.
 */
const EASTERNMOST = 'America/New_York';

/**
 * Refuses dates of birth in the future, dates of vaccines and blood products that are not past, and a patient who is
 * too young on the day of booking (INTAKE-5, INTAKE-6, INTAKE-30).
 * @throws Refusal 400 with one error for each date
 */
export function refuseUnfitDates({ basicInfo, consentDetails, questionnaire }: Answers, now: Date): void {
  const today = DateTime.fromJSDate(now, { zone: EASTERNMOST }).startOf('day');
  const onDay = (date: string): DateTime => DateTime.fromISO(date, { zone: EASTERNMOST });
  const errors = [];
  const { dateOfBirth } = basicInfo;
  const bornAt = '/basicInfo/dateOfBirth';
  if (dateOfBirth !== undefined && onDay(dateOfBirth) > today) errors.push(inFuture(bornAt));
  else if (dateOfBirth !== undefined && onDay(dateOfBirth).plus({ months: LEAST_AGE_MONTHS }) > today)
    errors.push({ code: 'patientTooYoung', message: refusals.patientTooYoung.message, path: bornAt });
  const guardianBorn = consentDetails?.signature?.guardianDetails?.dateOfBirth;
  if (guardianBorn !== undefined && onDay(guardianBorn) > today)
    errors.push(inFuture('/consentDetails/signature/guardianDetails/dateOfBirth'));
  for (const list of ['recentVaccinationDetails', 'bloodProductDetails'] as const)
    questionnaire?.[list]?.forEach(({ lastTakenDate }, index) => {
      if (lastTakenDate !== undefined && onDay(lastTakenDate) >= today)
        errors.push(inFuture(`/questionnaire/${list}/${index}/lastTakenDate`));
    });
  if (errors.length > 0) throw new Refusal(400, errors);
}

const inFuture = (path: string) => ({ code: 'dateInFuture', message: refusals.dateInFuture.message, path });
