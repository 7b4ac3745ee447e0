import { readPatient } from '../../booking/keptRequest.ts';
import { patientKey, plainPatientKey } from '../../booking/patientKey.ts';
import { readMail, storedMail } from '../../mail/outbox.ts';
import { type Sql, sql } from '../sql.ts';
import type { Keyring, SealedRow } from './createKeyring.ts';

/** A table whose column `sealed` has what guests have entered. */
export interface SealedTable {
  readonly name: SealedRow['table'];
  /** The migration since which it has sealed values. */
  readonly since: number;
  readonly id: Sql;
  /** The condition for the row with this id, and for those after it in the order of ids. */
  readonly has: (id: string) => Sql;
  readonly isAfter: (id: string) => Sql;
  /** The condition for rows that nothing has sealed yet: an earlier program wrote them. */
  readonly isPlain: Sql;
  /** What such a row has in place of `sealed`, as JSON. */
  readonly plain: Sql;
  /** What else is assigned to a row that is sealed, whether it was sealed before or not. */
  readonly whenSealed: (value: unknown, keyring: Keyring) => Sql;
  /** What is assigned to a row that is opened again for an earlier program. */
  readonly whenOpened: (value: unknown) => Sql;
}

/** Its name within a statement. */
export const nameOf = ({ name }: SealedTable): Sql => ({ texts: [name], values: [] });

const appointments: SealedTable = {
  name: 'appointments',
  since: 7,
  id: sql`appointment_id`,
  has: (id) => sql`appointment_id = ${id}`,
  isAfter: (id) => sql`appointment_id > ${id}`,
  isPlain: sql`sealed is null`,
  plain: sql`request`,
  whenSealed: (request, keyring) => sql`
    patient_key = ${patientKey(keyring, readPatient(request))},
    licensure_state = coalesce(licensure_state, request ->> 'licensureState'),
    wants_flu_vaccine = coalesce(wants_flu_vaccine, request -> 'requestedVaccinations' @> '["Flu Vaccine"]'::jsonb, false),
    request = null`,
  whenOpened: (request) => sql`
    patient_key = ${plainPatientKey(readPatient(request))},
    request = ${JSON.stringify(request)}::jsonb || jsonb_strip_nulls(jsonb_build_object('licensureState', licensure_state))`,
};

const replies: SealedTable = {
  name: 'idempotent_replies',
  since: 8,
  id: sql`idempotency_key`,
  has: (id) => sql`idempotency_key = ${id}`,
  isAfter: (id) => sql`idempotency_key > ${id}`,
  isPlain: sql`sealed is null and reply is not null`,
  plain: sql`reply`,
  whenSealed: () => sql`reply = null`,
  whenOpened: (reply) => sql`reply = ${JSON.stringify(reply)}::jsonb`,
};

const outbox: SealedTable = {
  name: 'outbox',
  since: 8,
  id: sql`mail_id`,
  has: (id) => sql`mail_id = ${id}::text::bigint`,
  isAfter: (id) => sql`mail_id > ${id}::text::bigint`,
  isPlain: sql`sealed is null`,
  plain: storedMail,
  whenSealed: () => sql`recipient = null, subject = null, body_text = null, body_html = null, calendar = null`,
  whenOpened: (opened) => {
    const { recipient, subject, text, html, calendar = null } = readMail(opened);
    return sql`recipient = ${recipient}, subject = ${subject}, body_text = ${text}, body_html = ${html}, calendar = ${calendar}::text`;
  },
};

export const sealedTables: readonly SealedTable[] = [appointments, replies, outbox];

/** Which row this is, where its table has sealed values. */
export function sealedRowOf(table: string, row: Readonly<Record<string, unknown>>): SealedRow | undefined {
  const found = sealedTables.find(({ name }) => name === table);
  return found && { table: found.name, id: String(row[found.id.texts.join('')]) };
}
