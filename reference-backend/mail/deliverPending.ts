import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/readClock.ts';
import { integer, json, text } from '../database/columns.ts';
import type { Database } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { type Sql, sql } from '../database/sql.ts';
import { type Mail, openMail, storedMail } from './outbox.ts';
import { type NotSent, whyNotSent } from './whyNotSent.ts';

/** A mail, and what stays the same however often it is sent. */
export interface OutgoingMail extends Mail {
  /** Identifies the mail everywhere, and tells nothing else about it. */
  readonly key: string;
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** What is needed to send mails. */
export interface Sending {
  readonly database: Database;
  readonly clock: Clock;
  readonly send: SendMail;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const MINUTE_MS = 60_000;

/** Longer than `send` ever takes, so that no other process sends the same mail meanwhile. */
const LEASE_MS = 5 * MINUTE_MS;

/** When a lease ends, by the clock of the database: those of processes may differ, and one would take another's mails. */
const inMs = (ms: number): Sql => sql`clock_timestamp() + make_interval(secs => ${ms / 1_000}::float8)`;

/** Nobody sends the mail now. */
const isFree = sql`(leased_until is null or leased_until < clock_timestamp())`;

/** Between two tries to note that a mail is sent. */
const NOTE_AGAIN_MS = 1_000;

/** How long to wait with a mail that its server refused: 1 minute, then 2, 4 and so on up to half an hour. */
const restMs = (refusals: number): number => Math.min(2 ** refusals, 30) * MINUTE_MS;

/** A mail that could not be sent for so long is given up, because it is out of date. */
const MOST_HOURS = 48;

/**
 * Sends the waiting mails one by one: new ones first, then those whose next try has been due longest. A process leases
 * a mail while it sends it, so that no two processes send the same one. Where nothing can be sent at all, the other
 * mails are left for the next time, and no try is counted. A mail is given up where its server will never take it, and
 * after two days.
 */
export async function deliverPending(sending: Sending): Promise<void> {
  await giveUpOld(sending);
  for (;;) {
    const leasedAt = performance.now();
    const mail = await leaseMail(sending);
    if (!mail) return;
    try {
      await sending.send({
        key: createHash('sha256').update(`mail ${mail.mail_id} ${mail.created}`).digest('base64url'),
        ...(await openMail(sending.database.keyring, mail.mail_id, mail.mail)),
      });
    } catch (error) {
      const why = whyNotSent(error);
      await setAside(sending, mail, why);
      if (why.kind === 'outage') return;
      continue;
    }
    await noteSent(sending, mail, leasedAt + LEASE_MS);
  }
}

/** A database that is away for a moment must learn that the mail is sent, else it is sent again after its lease. */
async function noteSent({ database }: Sending, { mail_id: id }: Leased, until: number): Promise<void> {
  const now = new Date().toISOString();
  for (;;) {
    try {
      await database.run(
        sql`update outbox set sent_at = ${now}::timestamptz where mail_id = ${id}::text::bigint and sent_at is null`,
      );
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > until) throw error;
    }
    await wait(NOTE_AGAIN_MS, undefined, { ref: false });
  }
}

const GIVEN_UP = 'mail given up: it will not be sent';

interface Leased {
  readonly mail_id: string;
  readonly attempts: number;
}

async function giveUpOld({ database, clock, log }: Sending): Promise<void> {
  const now = (await clock(database)).toISOString();
  const old = await database.rows(
    sql`
    update outbox set given_up_at = ${now}::timestamptz
    where sent_at is null and given_up_at is null and created_at < ${now}::timestamptz - make_interval(hours => ${MOST_HOURS}::int)
      and ${isFree}
    returning mail_id::text, attempts`,
    { mail_id: text, attempts: integer },
  );
  for (const { mail_id, attempts } of old) log.error({ mailId: mail_id, attempts, code: 'tooOld' }, GIVEN_UP);
}

async function leaseMail({ database, clock }: Sending) {
  const today = (await clock(database)).toISOString();
  const [mail] = await database.rows(
    sql`
    update outbox set leased_until = ${inMs(LEASE_MS)}
    where mail_id = (
      select mail_id from outbox
      where sent_at is null and given_up_at is null and (due_at is null or due_at <= ${today}::timestamptz)
        and ${isFree}
      order by leased_until nulls first, mail_id limit 1 for update skip locked
    )
    returning mail_id::text, extract(epoch from created_at)::text as created, ${storedMail} as mail, attempts`,
    {
      mail_id: text,
      created: text,
      mail: json,
      attempts: integer,
    },
  );
  return mail;
}

/** Sets a mail aside until its next try, or gives it up. */
async function setAside({ database, clock, log }: Sending, mail: Leased, { kind, ...why }: NotSent): Promise<void> {
  const attempts = mail.attempts + (kind === 'outage' ? 0 : 1);
  const next = inMs(restMs(kind === 'outage' ? 0 : mail.attempts));
  const givenUp = kind === 'never' ? (await clock(database)).toISOString() : null;
  await database.run(sql`
    update outbox set attempts = ${attempts}::int, leased_until = ${next}, given_up_at = ${givenUp}::timestamptz
    where mail_id = ${mail.mail_id}::text::bigint`);
  const about = { mailId: mail.mail_id, attempts, ...why };
  if (givenUp) log.error(about, GIVEN_UP);
  else log.warn(about, 'mail could not be sent yet');
}
