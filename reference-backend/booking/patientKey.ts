import { createHash } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/schedule-appointment/request.js';

/** Letters, as a keyboard without accents and curved apostrophes writes them. What has no letter stays as it is. */
function same(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '') || plain.trim();
}

/** The same for the same person: names and date of birth, or e-mail where the form does not ask for that, hashed. Accents, apostrophes, hyphens and spaces of a name do not count. */
export const patientKey = ({ firstName, lastName, dateOfBirth, email }: Patient): string =>
  createHash('sha256')
    .update([same(firstName), same(lastName), dateOfBirth ?? email.trim().toLowerCase()].join('\n'))
    .digest('base64url');
