import { type Sql, sql } from '../sql.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** One kind of data about guests, and how long it is kept. */
interface Kept {
  /** What it is, as an operator reads it. */
  readonly what: string;
  readonly table: 'appointments' | 'audit_entries' | 'claims' | 'idempotent_replies' | 'limit_uses' | 'outbox';
  /** Which rows of the table are of this kind. */
  readonly rows: Sql;
  /** The moment from which its period runs, and its name. */
  readonly since: Sql;
  readonly from: string;
  readonly minutes: number;
  readonly why: string;
}

/**
 * How long everything about guests is kept: one line for each kind of data. The clinic's own system of records keeps
 * the visit; here it is kept only for what a guest may still do with it. The claim of a booked time goes with its
 * appointment.
 */
export const retention = {
  holds: {
    what: 'times that are held for a guest',
    table: 'claims',
    rows: sql`expires_at is not null`,
    since: sql`expires_at`,
    from: 'its end',
    minutes: HOUR,
    why: "a released time is its guest's for another minute, and clocks may differ",
  },
  replies: {
    what: 'first replies to a repeated key',
    table: 'idempotent_replies',
    rows: sql`true`,
    since: sql`created_at`,
    from: 'it was sent',
    minutes: DAY,
    why: 'a guest whose connection was lost sends the same booking again',
  },
  limitUses: {
    what: 'uses of limits, as hashes',
    table: 'limit_uses',
    rows: sql`true`,
    since: sql`spent_until`,
    from: 'it counts no more',
    minutes: 0,
    why: 'from then on the use counts for no limit',
  },
  sentMails: {
    what: 'mails that were sent',
    table: 'outbox',
    rows: sql`sent_at is not null`,
    since: sql`created_at`,
    from: 'it was written',
    minutes: DAY,
    why: 'a mailbox gets its next list an hour after the last one',
  },
  givenUpMails: {
    what: 'mails that were given up',
    table: 'outbox',
    rows: sql`given_up_at is not null`,
    since: sql`given_up_at`,
    from: 'it was given up',
    minutes: DAY,
    why: 'an operator can see which mail a line of the log is about',
  },
  unsentMails: {
    what: 'mails that were never sent',
    table: 'outbox',
    rows: sql`sent_at is null and given_up_at is null`,
    since: sql`created_at`,
    from: 'it was written',
    minutes: 7 * DAY,
    why: 'without a mail server they are read in the outbox; with one they are given up after two days',
  },
  canceledAppointments: {
    what: 'canceled appointments',
    table: 'appointments',
    rows: sql`status = 'CANCELED'`,
    since: sql`starts_at`,
    from: 'its time',
    minutes: 7 * DAY,
    why: 'the link in the mail says until after its time that it is canceled',
  },
  pastAppointments: {
    what: 'appointments whose time is past',
    table: 'appointments',
    rows: sql`status = 'BOOKED' and starts_at is not null`,
    since: sql`starts_at`,
    from: 'its time',
    minutes: 30 * DAY,
    why: 'the link in the mail shows when and where it was, and the clinic copies it into its own records',
  },
  walkIns: {
    what: 'walk-ins, which have no time',
    table: 'appointments',
    rows: sql`starts_at is null`,
    since: sql`created_at`,
    from: 'it was booked',
    minutes: 30 * DAY,
    why: 'the clinic copies it into its own records; for the rest of its day it rules out a second one',
  },
  audit: {
    what: 'who did what with an appointment, as hashes',
    table: 'audit_entries',
    rows: sql`seal is not null`,
    since: sql`(select sealed_at from audit_seals where number = seal)`,
    from: 'it was sealed',
    minutes: 6 * 366 * DAY,
    why: 'HIPAA asks that such records are kept for six years; whole batches go, and their seals stay',
  },
} as const satisfies Readonly<Record<string, Kept>>;

export type KindOfData = keyof typeof retention;

/** The kinds of appointments. */
export const KINDS_OF_APPOINTMENTS = [
  'canceledAppointments',
  'pastAppointments',
  'walkIns',
] as const satisfies readonly KindOfData[];

/** The kinds whose periods a deployment may set. */
export const SETTABLE = [...KINDS_OF_APPOINTMENTS, 'audit'] as const satisfies readonly KindOfData[];

/** Days that a deployment sets in place of those above. */
export type OwnRetention = Readonly<Partial<Record<(typeof SETTABLE)[number], number>>>;

/** How long a kind is kept, in milliseconds. */
export function periodOf(kind: KindOfData, own: OwnRetention): number {
  const settable = SETTABLE.find((each) => each === kind);
  const days = settable && own[settable];
  return (days === undefined ? retention[kind].minutes : days * DAY) * 60_000;
}

/** Which rows of a kind are kept no longer. */
export function isExpired(kind: KindOfData, now: Date, own: OwnRetention): Sql {
  const { rows, since }: Kept = retention[kind];
  const last = new Date(now.getTime() - periodOf(kind, own));
  return sql`(${rows} and ${since} < ${last.toISOString()}::timestamptz)`;
}

/**
 * The columns that say something about a guest, also as a hash or an id. A test holds that every other column of the
 * database is known to say nothing.
 */
export const personalColumns: Readonly<Record<Kept['table'], readonly string[]>> = {
  appointments: [
    'appointment_id',
    'calendar_uid',
    'canceled_at',
    'confirm_code',
    'created_at',
    'followup_of',
    'may_be_same_as',
    'licensure_state',
    'patient_key',
    'provider_id',
    'request',
    'sealed',
    'service_ids',
    'starts_at',
    'status',
    'wants_flu_vaccine',
  ],
  audit_entries: ['act', 'happened_at', 'what', 'who'],
  claims: [
    'appointment_id',
    'client',
    'expires_at',
    'guest',
    'networks',
    'provider_id',
    'renewals',
    'reservation_code',
    'starts_at',
  ],
  idempotent_replies: ['created_at', 'guest', 'idempotency_key', 'key_hash', 'reply', 'request_hash', 'sealed'],
  limit_uses: ['limit_name', 'spent_until', 'who'],
  outbox: [
    'body_html',
    'body_text',
    'calendar',
    'created_at',
    'listed_ids',
    'mailbox',
    'recipient',
    'sealed',
    'subject',
  ],
};
