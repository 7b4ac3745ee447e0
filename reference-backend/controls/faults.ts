import { flag, json } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/** What goes wrong with a call, on purpose. */
export interface Fault {
  /** Milliseconds to wait before anything else. */
  readonly delayMs?: number;
  /** Answers with this status instead of the real answer. */
  readonly status?: number;
  /** Answers with this text, always with the content type of JSON; with status 200 where no status is given. */
  readonly body?: string;
  /** Closes the connection: before the call does anything, or after it did everything and before it answers. */
  readonly cut?: 'before' | 'after';
}

const MEMBERS = ['delayMs', 'status', 'body', 'cut'];

/** Whether the value names at least one thing that goes wrong, and nothing unknown. */
export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fault: Readonly<Record<string, unknown>> = { ...value };
  const names = Object.keys(fault);
  if (names.length === 0 || names.some((name) => !MEMBERS.includes(name))) return false;
  const isCount = (count: unknown, max: number) =>
    Number.isInteger(count) && Number(count) >= 0 && Number(count) <= max;
  return (
    (fault.delayMs === undefined || isCount(fault.delayMs, 120_000)) &&
    (fault.status === undefined || (isCount(fault.status, 599) && Number(fault.status) >= 200)) &&
    (fault.body === undefined || typeof fault.body === 'string') &&
    (fault.cut === undefined || fault.cut === 'before' || fault.cut === 'after')
  );
}

/** The faults that are still to happen, in the database, for all processes. */
export interface Faults {
  /** Makes the next `times` answers of a call go wrong. Replaces a fault that the call still has. */
  readonly set: (call: string, fault: Fault, times: number) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Takes the fault for this answer of the call, if there is one, and counts it down. */
  readonly take: (call: string) => Promise<Fault | undefined>;
  /** Whether an answer of the call is still to go wrong. */
  readonly isAwaited: (call: string) => Promise<boolean>;
  readonly list: () => Promise<readonly unknown[]>;
}

/** @param isShared whether other processes, too, may set faults in this database */
export function createFaults(queries: Queries, isShared: boolean): Faults {
  /** Answers of `isAwaited`, which the page asks for each guest, as long as they hold. */
  const known = new Map<string, Promise<boolean>>();
  return {
    set: async (call, fault, times) => {
      await queries.run(sql`
        insert into faults (call, remaining, fault) values (${call}, ${times}::int, ${JSON.stringify(fault)}::jsonb)
        on conflict (call) do update set remaining = excluded.remaining, fault = excluded.fault`);
      known.clear();
    },
    clear: async () => {
      await queries.run(sql`delete from faults`);
      known.clear();
    },
    take: async (call) => {
      const [row] = await queries.rows(
        sql`update faults set remaining = remaining - 1 where call = ${call} and remaining > 0 returning fault`,
        { fault: json },
      );
      if (row) known.clear();
      return isFault(row?.fault) ? row.fault : undefined;
    },
    isAwaited: (call) => {
      const answer = known.get(call) ?? isAwaited(queries, call);
      if (!isShared) known.set(call, answer);
      answer.catch(() => known.delete(call));
      return answer;
    },
    list: async () => {
      const rows = await queries.rows(
        sql`select jsonb_build_object('call', call, 'times', remaining) || fault as fault from faults where remaining > 0 order by call`,
        { fault: json },
      );
      return rows.map(({ fault }) => fault);
    },
  };
}

async function isAwaited(queries: Queries, call: string): Promise<boolean> {
  const [row] = await queries.rows(
    sql`select exists (select from faults where call = ${call} and remaining > 0) as is_awaited`,
    { is_awaited: flag },
  );
  return row?.is_awaited === true;
}
