import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../../reference-backend/configuration/configuration.ts';
import { askForCopy } from '../../reference-backend/database/backup/backupSocket.ts';
import { copyDataFolder } from '../../reference-backend/database/backup/copyDataFolder.ts';
import { integer } from '../../reference-backend/database/columns.ts';
import { lockFolder } from '../../reference-backend/database/pglite/lockFolder.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { openStoredData } from './openStoredData.ts';
import type { Command, Terminal } from './Terminal.ts';

const help = `npm run operate -- backup TARGET

Copies DATA_DIR to a new folder TARGET, whether a server runs on it or not. A server that runs makes the copy itself, between
two statements: every booking that a guest was told of is in it, and bookings go on after that. Then the copy is opened, to
see that it can be.

The copy has the file stepwell-keys.json. Where DATA_KEYS_FILE or DATA_KEYS is set, it has no keys, and is of no use without a
copy of those. To restore, stop the server and start it with DATA_DIR=TARGET, or with a copy of TARGET.

A plain copy of the files while a server runs on them is no backup: they change while they are read.

Exit code 0: TARGET is whole. 1: there is none. For DATABASE_URL, docs/operating.md says how to back up.`;

/** Makes a copy of a data folder. */
export const backup: Command = {
  summary: 'copies DATA_DIR, also while a server runs on it',
  help,
  run: async (args, terminal) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [target, ...more] = positionals;
    if (target === undefined || more.length > 0) throw new Error('Name one folder for the copy: backup TARGET');
    const { databaseUrl, dataDirectory } = readConfiguration(terminal.environment);
    if (databaseUrl || dataDirectory === undefined)
      throw new Error('Set DATA_DIR. A PostgreSQL is backed up with its own programs: docs/operating.md');
    const copy = resolve(target);
    if (!(await askForCopy(dataDirectory, copy))) await copyUnused(dataDirectory, copy);
    return openCopy(copy, terminal);
  },
};

/** Copies a folder that no server uses. */
async function copyUnused(folder: string, copy: string): Promise<void> {
  const unlock = await lockFolder(folder);
  await copyDataFolder(folder, copy, (work) => work()).finally(unlock);
}

/** Opens the copy and says what is in it. */
async function openCopy(copy: string, { environment, print }: Terminal): Promise<boolean> {
  const database = await openStoredData({ environment: { ...environment, DATA_DIR: copy } })();
  try {
    const [row] = await database.rows(sql`select count(*)::int as appointments from appointments`, {
      appointments: integer,
    });
    const hasKeys = !environment.DATA_KEYS_FILE && !environment.DATA_KEYS;
    print(`${copy} has ${row?.appointments ?? 0} appointments, and can be opened.`);
    print(hasKeys ? 'It has the keys, too.' : 'It does not have the keys: keep a copy of them elsewhere.');
    return true;
  } finally {
    await database.close();
  }
}
