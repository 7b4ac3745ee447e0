import { randomInt } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';

/** A made-up patient. */
export interface SamplePatient {
  /** A random word in every text about the patient, so that a reply that repeats one of them is noticed. */
  readonly mark: string;
  /** What a booking needs about a patient. `example.com` takes no mail, and nobody has the phone number. */
  readonly basicInfo: Patient;
  /** Texts that no reply may repeat. */
  readonly personal: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function samplePatient(): SamplePatient {
  const mark = `Kit${Array.from({ length: 9 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`;
  // The area code is Alaska's: the chain has no place there with the same number.
  // The last ten numbers are those of other people in a sample.
  const phone = `907-555-01${String(randomInt(90)).padStart(2, '0')}`;
  const email = `${mark}@example.com`;
  return {
    mark,
    basicInfo: { firstName: mark, lastName: mark, phone, email, dateOfBirth: '1990-06-15' },
    personal: [mark, phone],
  };
}

/** The same request where the form does not ask for the date of birth. */
export function withoutBirthday<T extends { readonly basicInfo: Patient }>(request: T) {
  const { dateOfBirth: _unasked, ...basicInfo } = request.basicInfo;
  return { ...request, basicInfo };
}
