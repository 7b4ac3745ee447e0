import { json, nullable, text } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { mailKey } from '../../limits/mailKey.ts';
import { codeGroups } from '../codes.ts';
import { nameKeys, patientKey } from '../patientKey.ts';
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
  patient_key: text,
  request: json,
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
};

/**
 * Finds all appointments of a person: those with the same names and date of birth, and those with the same names and
 * mail address that asked for no date. Of somebody who is named by an appointment, only those that are linked to it by
 * a contact: there may be another person with these names and this date of birth.
 */
export async function findPerson(queries: Queries, wanted: Wanted): Promise<Person> {
  const read = (keys: readonly string[]) =>
    queries.rows(
      sql`
      select appointment_id, confirm_code, calendar_uid, patient_key, request, request #>> '{basicInfo,firstName}' as first_name,
        request #>> '{basicInfo,lastName}' as last_name, request #>> '{basicInfo,email}' as email,
        request #>> '{basicInfo,phone}' as phone
      from appointments where patient_key = any(${keys}::text[]) order by created_at, appointment_id`,
      columns,
    );
  const found = await read([await keyOf(queries, wanted)]);
  const undated = found.map(({ first_name: firstName, last_name: lastName, email }) =>
    patientKey({ firstName, lastName, email }),
  );
  const all = await read([...found.map(({ patient_key: key }) => key), ...undated]);
  const sets = linked(all);
  const visits = 'appointmentId' in wanted ? (sets.find((set) => set.some(hasId(wanted.appointmentId))) ?? []) : all;
  const named = visits.map(({ first_name: firstName, last_name: lastName, email, phone }) => ({
    firstName,
    lastName,
    email,
    phone,
  }));
  const marks = visits.flatMap(({ appointment_id: id, confirm_code: code, calendar_uid: uid }) =>
    [id, code, codeGroups(code).join(' '), uid ?? []].flat(),
  );
  const keys = [...visits.map(({ patient_key: key }) => key), ...named.flatMap(nameKeys)].map((value) => ({ value }));
  const hashes = [...keys, ...named.map(({ email }) => ({ value: mailKey(email), of: email }))];
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

async function keyOf(queries: Queries, wanted: Wanted): Promise<string> {
  if (!('appointmentId' in wanted)) {
    const { bornOrEmail, ...names } = wanted;
    return patientKey({
      ...names,
      email: bornOrEmail,
      ...(!bornOrEmail.includes('@') && { dateOfBirth: bornOrEmail }),
    });
  }
  const [visit] = await queries.rows(
    sql`select patient_key from appointments where appointment_id = ${wanted.appointmentId}`,
    { patient_key: text },
  );
  return visit?.patient_key ?? '';
}

interface Reached {
  readonly appointment_id: string;
  readonly email: string;
  readonly phone: string;
}

const hasId =
  (id: string) =>
  ({ appointment_id }: Reached): boolean =>
    appointment_id === id;

/** The visits in sets, of which no two have a mailbox or a phone number in common. */
function linked<Visit extends Reached>(visits: readonly Visit[]): readonly (readonly Visit[])[] {
  const isLinked = (a: Visit, b: Visit): boolean => mailKey(a.email) === mailKey(b.email) || a.phone === b.phone;
  return visits.reduce<readonly (readonly Visit[])[]>((sets, visit) => {
    const near = sets.filter((set) => set.some((each) => isLinked(each, visit)));
    return [...sets.filter((set) => !near.includes(set)), [...near.flat(), visit]];
  }, []);
}
