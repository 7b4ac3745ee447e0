import { createHash } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/schedule-appointment/request.js';

const same = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for the same person: names and date of birth, or e-mail where the form does not ask for that, hashed. */
export const patientKey = ({ firstName, lastName, dateOfBirth, email }: Patient): string =>
  createHash('sha256')
    .update([same(firstName), same(lastName), dateOfBirth ?? same(email)].join('\n'))
    .digest('base64url');
