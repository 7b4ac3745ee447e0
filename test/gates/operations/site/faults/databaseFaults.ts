import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Databases } from '../parts/Databases.ts';
import type { Fault } from './Fault.ts';
import { fillUp } from './fillUp.ts';

export const restartPooler: Fault = {
  name: 'PgBouncer is restarted',
  strike: ({ pooler }) => pooler.restart(),
};

export const fillDisk: Fault = {
  name: "the disk of the primary's tables is full for 20 s",
  searchesGoOn: true,
  strike: async ({ databases }) => {
    const filler = join(databases.primary().data, 'filler');
    fillUp(filler);
    await wait(20_000);
    rmSync(filler);
  },
};

export const fillLogDisk: Fault = {
  name: "the disk of the primary's log is full for 20 s, which ends it; then it is started again",
  searchesGoOn: true,
  strike: async ({ databases, folder }) => {
    const filler = join(folder.path('db1-wal'), 'filler');
    const primary = databases.primary();
    const ended = once(primary.part.child, 'exit');
    fillUp(filler);
    // It has files left that it writes over, until it has gone through them.
    const useUp = setInterval(() => useLogFile(databases), 300);
    await Promise.race([ended, wait(60_000)]);
    clearInterval(useUp);
    await wait(20_000);
    rmSync(filler);
    await databases.startAgain(primary);
  },
};

export const loseStandby: Fault = {
  name: 'kill -9 of the standby, bookings without it after 5 s, started again after 15 s',
  searchesGoOn: true,
  strike: async ({ databases }) => {
    const standby = databases.standby();
    await databases.loseStandby();
    await wait(5_000);
    databases.waitForStandby(false);
    await wait(10_000);
    await databases.startAgain(standby);
    databases.waitForStandby(true);
  },
};

export const failOver: Fault = {
  name: 'kill -9 of the primary, failover after 5 s, a new standby',
  searchesGoOn: true,
  strike: async ({ databases, pooler }) => {
    await databases.losePrimary();
    await wait(5_000);
    databases.promote();
    pooler.repoint('stepwell', databases.primary().port);
    await wait(5_000);
    await databases.addStandby('db3');
    pooler.repoint('stepwell_search', databases.standby().port);
  },
};

/** Ends the file of the log that is being written; fails where the database is about to end. */
function useLogFile({ psql, primary }: Databases): void {
  try {
    psql(primary(), 'select pg_switch_wal()');
  } catch {
    // It ends.
  }
}
