import type { Keyring } from '../database/sealing/createKeyring.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The request of appointment `a`, to be opened. One that no program has sealed yet is there as JSON. */
export const keptRequest: Sql = sql`coalesce(to_jsonb(a.sealed), a.request)`;

/** What a request says about whom it is for. */
export interface KeptPatient {
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredName: string | null;
  /** Null where the form does not ask for it. */
  readonly dateOfBirth: string | null;
  readonly email: string;
  readonly phone: string;
  /** The first name of whoever signed for the patient. */
  readonly guardianName: string | null;
}

interface Opened {
  readonly request: unknown;
  readonly patient: KeptPatient;
}

/** The rows with their requests opened. */
export const openRequests = <Row extends { readonly appointment_id: string; readonly request: unknown }>(
  { open }: Pick<Keyring, 'open'>,
  rows: readonly Row[],
): Promise<readonly (Row & Opened)[]> =>
  Promise.all(
    rows.map(async (row) => {
      const request = await open(row.request, { table: 'appointments', id: row.appointment_id });
      return { ...row, request, patient: readPatient(request) };
    }),
  );

export function readPatient(request: unknown): KeptPatient {
  const find = (...path: readonly string[]): string | null => {
    const found = path.reduce(memberOf, request);
    return typeof found === 'string' ? found : null;
  };
  const read = (name: string): string => {
    const found = find('basicInfo', name);
    if (found === null) throw new TypeError(`a stored request has no ${name}`);
    return found;
  };
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    preferredName: find('basicInfo', 'preferredName'),
    dateOfBirth: find('basicInfo', 'dateOfBirth'),
    email: read('email'),
    phone: read('phone'),
    guardianName: find('consentDetails', 'signature', 'guardianName'),
  };
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
