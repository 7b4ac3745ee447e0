import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './Fault.ts';

export const restartPooler: Fault = {
  name: 'PgBouncer is restarted',
  strike: ({ pooler }) => pooler.restart(),
};

export const fillDisk: Fault = {
  name: "the disk of the primary's tables is full for 20 s",
  strike: async ({ databases }) => {
    const filler = join(databases.primary().data, 'filler');
    fill(filler);
    await wait(20_000);
    rmSync(filler);
  },
};

export const failOver: Fault = {
  name: 'kill -9 of the primary, failover after 5 s, a new standby',
  strike: async ({ databases, pooler }) => {
    const { port } = databases.primary();
    await databases.losePrimary();
    await wait(5_000);
    databases.promote();
    pooler.repoint(port, databases.primary().port);
    await wait(5_000);
    await databases.addStandby('db3');
  },
};

/** Writes until there is no room left. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(1024 ** 2);
  try {
    for (let size = block.length; size >= 512; size /= 2) {
      try {
        for (;;) if (writeSync(file, block, 0, size) < size) break;
      } catch {
        // Less fits.
      }
    }
  } finally {
    closeSync(file);
  }
}
