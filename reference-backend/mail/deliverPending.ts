import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/readClock.ts';
import { integer, json, text } from '../database/columns.ts';
import type { Database } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { type Mail, readMail, storedMail } from './outbox.ts';
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
    const mail = await leaseMail(sending);
    if (!mail) return;
    try {
      await sending.send({
        key: createHash('sha256').update(`mail ${mail.mail_id} ${mail.created}`).digest('base64url'),
        ...readMail(await sending.database.keyring.open(mail.mail)),
      });
    } catch (error) {
      const why = whyNotSent(error);
      await setAside(sending, mail, why);
      if (why.kind === 'outage') return;
      continue;
    }
    const now = new Date().toISOString();
    await sending.database.run(
      sql`update outbox set sent_at = ${now}::timestamptz where mail_id = ${mail.mail_id}::text::bigint`,
    );
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
      and (leased_until is null or leased_until < ${new Date().toISOString()}::timestamptz)
    returning mail_id::text, attempts`,
    { mail_id: text, attempts: integer },
  );
  for (const { mail_id, attempts } of old) log.error({ mailId: mail_id, attempts, code: 'tooOld' }, GIVEN_UP);
}

async function leaseMail({ database, clock }: Sending) {
  const now = Date.now();
  const today = (await clock(database)).toISOString();
  const [mail] = await database.rows(
    sql`
    update outbox set leased_until = ${new Date(now + LEASE_MS).toISOString()}::timestamptz
    where mail_id = (
      select mail_id from outbox
      where sent_at is null and given_up_at is null and (due_at is null or due_at <= ${today}::timestamptz)
        and (leased_until is null or leased_until < ${new Date(now).toISOString()}::timestamptz)
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
  const next = new Date(Date.now() + restMs(kind === 'outage' ? 0 : mail.attempts));
  const givenUp = kind === 'never' ? (await clock(database)).toISOString() : null;
  await database.run(sql`
    update outbox set attempts = ${attempts}::int, leased_until = ${next.toISOString()}::timestamptz, given_up_at = ${givenUp}::timestamptz
    where mail_id = ${mail.mail_id}::text::bigint`);
  const about = { mailId: mail.mail_id, attempts, ...why };
  if (givenUp) log.error(about, GIVEN_UP);
  else log.warn(about, 'mail could not be sent yet');
}
