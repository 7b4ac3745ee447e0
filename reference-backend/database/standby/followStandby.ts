import type { FastifyBaseLogger } from 'fastify';
import { nullable, number } from '../columns.ts';
import type { Connection, Queries } from '../Database.ts';
import { sql } from '../sql.ts';

/** A connection that only reads. */
export type Standby = Pick<Connection, 'rows' | 'close'>;

/**
 * How far the standby may be behind, in milliseconds. A guest who picks a time that was taken meanwhile is told so and
 * sees other times, as with a rival who is faster by so much.
 */
const MOST_BEHIND_MS = 5_000;

/** How often it is looked. */
const EVERY_MS = 1_000;

/** How many looks are remembered of a standby that stays behind, besides the first. */
const LOOKS_KEPT = 60;

/** How far the primary had written its log, in bytes, and when that was seen. */
interface Written {
  readonly bytes: number;
  readonly at: number;
}

/** Knows whether searches may read the standby. */
export interface Following {
  readonly isFit: () => boolean;
  /** Called where a statement on it failed: it is read again once a look finds it fit. */
  readonly distrust: (error: unknown) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'failed';
};

/**
 * Looks each second how far the standby is behind: what the primary had written five seconds ago it must have by now.
 * That needs no clock of another machine, and nothing written. A database that does not say how far it is, as no copy
 * does that is not a standby of PostgreSQL, counts as near enough. So does the standby of a primary that is not there.
 * A change is logged once.
 */
export function followStandby(primary: Pick<Queries, 'rows'>, standby: Standby, log: FastifyBaseLogger): Following {
  let fit: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** What the standby did not have yet at the last look, oldest first. */
  let awaited: readonly Written[] = [];

  const decide = (isFit: boolean, why: string): void => {
    if (fit === isFit) return;
    fit = isFit;
    if (isFit) log.info('searches read the standby (DATABASE_READ_URL)');
    else log.warn({ why }, 'searches read DATABASE_URL, because the standby (DATABASE_READ_URL) cannot be read');
  };

  const look = async (): Promise<void> => {
    try {
      const at = performance.now();
      const bytes = await writtenBy(primary).catch(() => null);
      const replayed = await replayedBy(standby);
      if (bytes !== null) awaited = [...awaited, { bytes, at }];
      awaited = replayed === null ? [] : awaited.filter((written) => written.bytes > replayed);
      awaited = [...awaited.slice(0, 1), ...awaited.slice(1).slice(-LOOKS_KEPT)];
      const behind = performance.now() - (awaited[0]?.at ?? Number.POSITIVE_INFINITY);
      decide(behind <= MOST_BEHIND_MS, 'behind');
    } catch (error) {
      decide(false, codeOf(error));
    }
    if (!isStopped) timer = setTimeout(look, EVERY_MS).unref();
  };

  return {
    isFit: () => fit ?? false,
    distrust: (error) => decide(false, codeOf(error)),
    start: () => void look(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const bytesColumn = { bytes: nullable(number) };

async function writtenBy(primary: Pick<Queries, 'rows'>): Promise<number | null> {
  const statement = sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`;
  return (await primary.rows(statement, bytesColumn))[0]?.bytes ?? null;
}

/** The first column is there so that a standby which lacks the tables, or the right to read them, is not read. */
async function replayedBy(standby: Standby): Promise<number | null> {
  const statement = sql`
    select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as bytes, (select count(*) from (select from claims limit 1) c)`;
  return (await standby.rows(statement, bytesColumn))[0]?.bytes ?? null;
}
