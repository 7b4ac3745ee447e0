import { createHash } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { mailKey } from '../limits/mailKey.ts';

/**
 * A name reduced to letters and digits in lower case, without accents. A name that has none of these stays as it is.
 */
function normalizeName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '') || plain.trim();
}

const hash = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * A hash that is the same for the same person: of the names and the date of birth, or the email where the form does
 * not ask for that date. Accents, apostrophes, hyphens and spaces of a name do not count.
 */
export const patientKey = ({
  firstName,
  lastName,
  dateOfBirth,
  email,
}: Pick<Patient, 'firstName' | 'lastName' | 'dateOfBirth' | 'email'>): string =>
  hash([normalizeName(firstName), normalizeName(lastName), dateOfBirth ?? email.trim().toLowerCase()]);

/** Hashes of the name with each contact, which are the same whatever the date of birth. */
export const nameKeys = ({
  firstName,
  lastName,
  email,
  phone,
}: Pick<Patient, 'firstName' | 'lastName' | 'email' | 'phone'>): readonly string[] =>
  [mailKey(email), phone].map((contact) => hash([normalizeName(firstName), normalizeName(lastName), contact]));
