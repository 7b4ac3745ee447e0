import type { FastifyBaseLogger } from 'fastify';
import { instant } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

/** Clocks that differ by no more, in milliseconds, count as one. */
const MOST_MS = 2_000;

/** How often they are compared: a clock may be moved while the process runs. */
const EVERY_MS = 10_000;

/** The real time, by the clock that all processes of a database share. */
export interface DatabaseClock {
  readonly clock: () => Promise<Date>;
  /** Compares the clocks, now and every few seconds. A database that is away leaves what was found last. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * The clock of this machine, set right by the difference to the database's. A process an hour ahead would take holds of
 * others for ended and use up limits for an hour to come. A difference is logged once.
 */
export function databaseClock(database: Pick<Queries, 'rows'>, log: Pick<FastifyBaseLogger, 'warn'>): DatabaseClock {
  let aheadMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    const asked = Date.now();
    const [row] = await database.rows(sql`select clock_timestamp() as now`, { now: instant });
    const tookMs = Date.now() - asked;
    const foundMs = row ? asked + tookMs / 2 - row.now.getTime() : 0;
    const isOne = Math.abs(foundMs) <= MOST_MS + tookMs / 2;
    if (Math.abs(foundMs - aheadMs) > MOST_MS + tookMs / 2 && !isOne)
      log.warn(
        { seconds: Math.round(foundMs / 1_000) },
        'the clock of this machine differs from that of the database, which counts: let both ask a time server',
      );
    aheadMs = isOne ? 0 : Math.round(foundMs);
  };
  return {
    clock: async () => new Date(Date.now() - aheadMs),
    start: async () => {
      await compare();
      clearInterval(timer);
      timer = setInterval(() => void compare().catch(() => undefined), EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
