import { json, nullable, text } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { mailboxOf, mailKey } from '../../limits/mailKey.ts';
import { codeGroups } from '../codes.ts';
import { type KeptPatient, keptRequest, openRequests } from '../keptRequest.ts';
import { nameKeys, patientKeys } from '../patientKey.ts';
import { type PersonalValue, personalValues } from './personalValues.ts';

/** How somebody who asks to be forgotten is known. */
export type Wanted =
  | { readonly appointmentId: string }
  | {
      readonly firstName: string;
      readonly lastName: string;
      /** The date of birth as YYYY-MM-DD, or the mail address where the booking asked for no date. */
      readonly bornOrEmail: string;
    };

/** What is kept under a person's name. */
export interface Person {
  readonly ids: readonly string[];
  /** Ids, codes and names of calendar entries: nobody else has one of them. */
  readonly marks: readonly string[];
  /** Hashes under which the person's bookings are found and counted. */
  readonly keys: readonly string[];
  /** How many sets of appointments have no mail address and no phone number in common: of one person, usually. */
  readonly contacts: number;
  readonly values: readonly PersonalValue[];
}

const columns = {
  appointment_id: text,
  confirm_code: text,
  calendar_uid: nullable(text),
  request: json,
};

/**
 * Finds all appointments of a person: those with the same names and date of birth, and those with the same names and
 * mail address that asked for no date. Of somebody who is named by an appointment, only those that are linked to it by
 * a contact: there may be another person with these names and this date of birth.
 */
export async function findPerson(queries: Queries, wanted: Wanted): Promise<Person> {
  const { keyring } = queries;
  const found = await readVisits(queries, await keysOf(queries, wanted));
  const undated = found.flatMap(({ patient: { firstName, lastName, email } }) =>
    patientKeys(keyring, { firstName, lastName, email }),
  );
  const dated = found.flatMap(({ patient }) => patientKeys(keyring, patient));
  const all = await readVisits(queries, [...dated, ...undated]);
  const sets = linked(all);
  const visits = 'appointmentId' in wanted ? (sets.find((set) => set.some(hasId(wanted.appointmentId))) ?? []) : all;
  const marks = visits.flatMap(({ appointment_id: id, confirm_code: code, calendar_uid: uid }) =>
    [id, code, codeGroups(code).join(' '), uid ?? []].flat(),
  );
  const keys = visits
    .flatMap(({ patient }) => [...patientKeys(keyring, patient), ...nameKeys(keyring, patient)])
    .map((value) => ({ value }));
  const hashes = [...keys, ...visits.map(({ patient: { email } }) => ({ value: mailKey(keyring, email), of: email }))];
  return {
    ids: visits.map(({ appointment_id: id }) => id),
    marks: [...new Set([...marks, ...('appointmentId' in wanted ? [wanted.appointmentId] : [])])],
    keys: hashes.map(({ value }) => value),
    contacts: 'appointmentId' in wanted ? Math.min(visits.length, 1) : sets.length,
    values: personalValues(
      [...('appointmentId' in wanted ? [] : [{ basicInfo: wanted }]), ...visits.map(({ request }) => request)],
      hashes.map((hash) => ({ name: 'hash', isUnique: true, ...hash })),
    ),
  };
}

async function readVisits(queries: Queries, keys: readonly string[]) {
  const rows = await queries.rows(
    sql`
    select appointment_id, confirm_code, calendar_uid, ${keptRequest} as request
    from appointments a where patient_key = any(${keys}::text[]) order by created_at, appointment_id`,
    columns,
  );
  return openRequests(queries.keyring, rows);
}

async function keysOf(queries: Queries, wanted: Wanted): Promise<readonly string[]> {
  if (!('appointmentId' in wanted)) {
    const { bornOrEmail, ...names } = wanted;
    return patientKeys(queries.keyring, {
      ...names,
      email: bornOrEmail,
      ...(!bornOrEmail.includes('@') && { dateOfBirth: bornOrEmail }),
    });
  }
  const [visit] = await queries.rows(
    sql`select patient_key from appointments where appointment_id = ${wanted.appointmentId}`,
    { patient_key: text },
  );
  return visit ? [visit.patient_key] : [];
}

interface Reached {
  readonly appointment_id: string;
  readonly patient: Pick<KeptPatient, 'email' | 'phone'>;
}

const hasId =
  (id: string) =>
  ({ appointment_id }: Reached): boolean =>
    appointment_id === id;

/** The visits in sets, of which no two have a mailbox or a phone number in common. */
function linked<Visit extends Reached>(visits: readonly Visit[]): readonly (readonly Visit[])[] {
  const isLinked = ({ patient: a }: Visit, { patient: b }: Visit): boolean =>
    mailboxOf(a.email) === mailboxOf(b.email) || a.phone === b.phone;
  return visits.reduce<readonly (readonly Visit[])[]>((sets, visit) => {
    const near = sets.filter((set) => set.some((each) => isLinked(each, visit)));
    return [...sets.filter((set) => !near.includes(set)), [...near.flat(), visit]];
  }, []);
}
