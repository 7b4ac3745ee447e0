import { createHash } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';

/**
 * A name reduced to letters and digits in lower case, without accents. A name that has none of these stays as it is.
 */
function normalizeName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '') || plain.trim();
}

/**
 * A hash that is the same for the same person: of the names and the date of birth, or the email where the form does
 * not ask for that date. Accents, apostrophes, hyphens and spaces of a name do not count.
 */
export const patientKey = ({ firstName, lastName, dateOfBirth, email }: Patient): string =>
  createHash('sha256')
    .update([normalizeName(firstName), normalizeName(lastName), dateOfBirth ?? email.trim().toLowerCase()].join('\n'))
    .digest('base64url');
