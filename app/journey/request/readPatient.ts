import type { Json, JsonObject } from '#engine';
import type { Patient } from '../store/JourneyState.ts';

/** The patient of a booking, as the confirmation shows it. Fields that the documents do not send are left out. */
export function readPatient({ basicInfo }: JsonObject): Patient {
  const { firstName, lastName, phone, email, dateOfBirth } = readFields(basicInfo);
  return {
    name: [firstName, lastName].filter(isText).join(' '),
    ...(isText(phone) && { phone }),
    ...(isText(email) && { email }),
    ...(isText(dateOfBirth) && { dateOfBirth }),
  };
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

const readFields = (value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
