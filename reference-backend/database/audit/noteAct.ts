import type { Guest } from '../../guest/Guest.ts';
import type { Queries } from '../Database.ts';
import type { Keyring } from '../sealing/createKeyring.ts';
import { sql } from '../sql.ts';

type Hasher = Pick<Keyring, 'hash'>;

/** What somebody did with appointments, for the audit. */
interface Noted {
  readonly act: 'booked' | 'moved' | 'canceled' | 'read' | 'forgot';
  /** {@link auditedGuest} or {@link auditedOperator}. */
  readonly who: string;
  /** Ids of the appointments, or the name of a list of them. */
  readonly what: readonly string[];
  readonly now: Date;
}

/**
 * Writes one entry of the audit for each appointment, in the transaction of the act where it changes something: so there
 * is no act without its entry, and no entry of an act that was taken back. Nobody waits for its seal.
 */
export async function noteAct(queries: Queries, { act, who, what, now }: Noted): Promise<void> {
  const { keyring } = queries;
  await queries.run(sql`
    insert into audit_entries (happened_at, act, who, what)
    select ${now.toISOString()}::timestamptz, ${act}, ${who}, what
    from unnest(${what.map((id) => auditedAppointment(keyring, id))}::text[]) as what`);
}

/** A pseudonym of a guest's browser. The hash that other tables have goes when the guest is forgotten, and does not lead here. */
export const auditedGuest = ({ hash }: Hasher, { key }: Pick<Guest, 'key'>): string =>
  `guest-${hash(`audit guest ${key}`)}`;

/** Found again by whoever knows the id of the appointment, and by nobody else. */
export const auditedAppointment = ({ hash }: Hasher, id: string): string => hash(`audit appointment ${id}`);

/**
 * Who works with the data. Each of its words is joined to the one before, so that a proof of forgetting does not take
 * the operator Ann for a guest Ann (`booking/forget/valueMatcher.ts`).
 * @throws Error where the name has spaces, or signs that do not join two words
 */
export function auditedOperator(name: string): string {
  if (/^[\p{L}\p{N}]+([@._-][\p{L}\p{N}]+)*$/u.test(name) && name.length <= 64) return `operator-${name}`;
  throw new Error(
    'The name of an operator has letters and digits, joined by one of . - _ @, and 64 of them at most, such as ann.miller',
  );
}
