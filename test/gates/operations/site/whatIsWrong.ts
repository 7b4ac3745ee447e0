import { isDeepStrictEqual } from 'node:util';
import { integer, text } from '../../../../reference-backend/database/columns.ts';
import type { Database } from '../../../../reference-backend/database/Database.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import type { ReceivedMail } from '../../../reference-backend/mail/SmtpServer.ts';
import { wrongClaims } from '../../booking/wrongClaims.ts';
import type { KnownVisit } from './guests/Ledger.ts';

/** What guests were told and the database does not have; what exists twice. */
export interface Wrong {
  readonly lost: readonly string[];
  readonly timesTwice: readonly string[];
}

/** @param visits what guests have been told; they may go on meanwhile, so what they change while it is read is left out */
export async function lostVisits(
  database: Pick<Database, 'rows'>,
  visits: readonly KnownVisit[],
): Promise<readonly string[]> {
  const told = visits.map((visit) => ({ ...visit }));
  const rows = await database.rows(
    sql`
    select appointment_id as id, status || ' ' || to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI:SS') as state
    from appointments`,
    { id: text, state: text },
  );
  const stored = new Map(rows.map(({ id, state }) => [id, state]));
  return told.flatMap((before, index) => {
    const { id, time, isCanceled, isUnsure } = before;
    const state = stored.get(id);
    if (state === undefined) return [`${id} at ${time} is missing`];
    const isAsTold = isCanceled ? state.startsWith('CANCELED') : state === `BOOKED ${time}`;
    const isChanging = isUnsure || !isDeepStrictEqual(before, { ...visits[index] });
    return isAsTold || isChanging ? [] : [`${id} is ${state} instead of ${isCanceled ? 'canceled' : `booked ${time}`}`];
  });
}

/** Both what guests were told and what exists twice. */
export async function whatIsWrong(database: Database, visits: readonly KnownVisit[]): Promise<Wrong> {
  const lost = await lostVisits(database, visits);
  return { lost, timesTwice: [...(await wrongClaims(database)), ...(await twice(database))] };
}

/** One statement, so that it sees one moment while guests go on. Each simulated guest is one patient with one visit. */
async function twice(database: Database): Promise<readonly string[]> {
  const [counts] = await database.rows(
    sql`
    select (select count(*)::int from (select from appointments where status = 'BOOKED' group by provider_id, starts_at having count(*) > 1) t) as times,
      (select (count(*) - count(distinct patient_key))::int from appointments) as visits,
      (select count(*)::int from outbox) as mails,
      (select count(*)::int from audit_entries where act in ('booked', 'moved', 'canceled')) as acts`,
    { times: integer, visits: integer, mails: integer, acts: integer },
  );
  if (!counts) throw new Error('the database counts nothing');
  const { times, visits, mails, acts } = counts;
  return [
    ...(times > 0 ? [`${times} times are booked twice`] : []),
    ...(visits > 0 ? [`${visits} guests have two appointments`] : []),
    ...(mails === acts ? [] : [`${mails} mails about ${acts} changes`]),
  ];
}

/** The Message-IDs of mails that the mail server got more than once. */
export function mailsTwice(received: readonly ReceivedMail[]): readonly string[] {
  const ids = received.map(({ data }) => /^Message-ID: (\S+)/im.exec(data)?.[1] ?? '');
  return ids.filter((id, index) => ids.indexOf(id) < index);
}
