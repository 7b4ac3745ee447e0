import { createHash } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/schedule-appointment/request.js';

const same = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The same for the same person: names and date of birth, hashed. */
export const patientKey = ({ firstName, lastName, dateOfBirth }: Patient): string =>
  createHash('sha256')
    .update([same(firstName), same(lastName), dateOfBirth].join('\n'))
    .digest('base64url');
