import type { Json, JsonObject } from '#engine';
import { readObject } from './readJson.ts';

/** What the confirmation shows of the patient. */
export interface Patient {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  /** 'YYYY-MM-DD' */
  readonly dateOfBirth?: string;
}

/** The patient of a booking, as the confirmation shows it. Fields that the documents do not send are left out. */
export function readPatient({ basicInfo }: JsonObject): Patient {
  const { firstName, lastName, phone, email, dateOfBirth } = readObject(basicInfo);
  return {
    name: [firstName, lastName].filter(isText).join(' '),
    ...(isText(phone) && { phone }),
    ...(isText(email) && { email }),
    ...(isText(dateOfBirth) && { dateOfBirth }),
  };
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';
