import { createHash } from 'node:crypto';
import type { Patient } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import type { Keyring } from '../database/sealing/createKeyring.ts';
import { mailboxOf } from '../limits/mailKey.ts';

type Hasher = Pick<Keyring, 'hash'>;
/** What a person is known by; the date of birth is missing or null where the form does not ask for it. */
interface Known extends Pick<Patient, 'firstName' | 'lastName' | 'email'> {
  readonly dateOfBirth?: string | null | undefined;
}

/**
 * A name reduced to letters and digits in lower case, without accents. A name that has none of these stays as it is.
 */
function normalizeName(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '') || plain.trim();
}

/**
 * The same text for the same person: the names and the date of birth, or the email where the form does not ask for that
 * date. Accents, apostrophes, hyphens and spaces of a name do not count.
 */
const identityOf = ({ firstName, lastName, dateOfBirth, email }: Known): string =>
  [normalizeName(firstName), normalizeName(lastName), dateOfBirth ?? email.trim().toLowerCase()].join('\n');

/** A keyed hash that is the same for the same person. */
export const patientKey = ({ hash }: Hasher, patient: Known): string => hash(identityOf(patient));

/** The hash without a key that programs before migration 7 stored. */
export const plainPatientKey = (patient: Known): string =>
  createHash('sha256').update(identityOf(patient)).digest('base64url');

/** The hashes under which appointments of a person stand, those that are not sealed yet included. */
export const patientKeys = (hasher: Hasher, patient: Known): readonly string[] => [
  patientKey(hasher, patient),
  plainPatientKey(patient),
];

/** Keyed hashes of the name with each contact, which are the same whatever the date of birth. */
export const nameKeys = (
  { hash }: Hasher,
  { firstName, lastName, email, phone }: Pick<Patient, 'firstName' | 'lastName' | 'email' | 'phone'>,
): readonly string[] =>
  [mailboxOf(email), phone].map((contact) =>
    hash([normalizeName(firstName), normalizeName(lastName), contact].join('\n')),
  );
