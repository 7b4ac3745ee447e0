import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../reference-backend/configuration/configuration.ts';
import type { Database } from '../reference-backend/database/Database.ts';
import { DatabaseUnavailable } from '../reference-backend/database/DatabaseUnavailable.ts';
import { grantUse } from '../reference-backend/database/grantUse.ts';
import { migrate, newestMigration, readTableState } from '../reference-backend/database/migrate.ts';
import { openDatabase } from '../reference-backend/database/openDatabase.ts';
import { whoIsInTheWay } from '../reference-backend/database/whoIsInTheWay.ts';

/** Everybody who needs the table waits behind each try, in milliseconds. */
const RETRY_MS = 3_000;

/**
 * `npm run migrate`, and `npm run migrate -- 3`: brings the tables of `DATABASE_URL` or `DATA_DIR` to the newest
 * migration of this program, or forward or back to another one. `--grant ROLE` then lets the role of the servers use
 * them.
 */
async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { grant: { type: 'string' } },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (target !== undefined && !/^\d+$/.test(target)) throw new Error(`${target} is not the number of a migration`);
  const configuration = readConfiguration(process.env);
  if (!configuration.databaseUrl && !configuration.dataDirectory)
    throw new Error('Set DATABASE_URL or DATA_DIR: without them there is no database that stays.');
  const database = await openDatabase(configuration);
  try {
    await migrateInTurn(database, target === undefined ? undefined : Number(target));
    const refused = values.grant === undefined ? [] : await grantUse(database, values.grant);
    const { version, oldestProgram } = await readTableState(database);
    return `The database is at migration ${version}. It works with programs that know migration ${oldestProgram} at least; this one knows ${await newestMigration()}.${describeRefused(refused)}`;
  } finally {
    await database.close();
  }
}

/** Lets whoever keeps a lock go first, and says so once. */
async function migrateInTurn(database: Database, target: number | undefined): Promise<void> {
  for (let said = ''; ; await wait(RETRY_MS)) {
    try {
      return await migrate(database, target);
    } catch (error) {
      const reason = await whoIsInTheWay(database, error);
      if (!(reason instanceof DatabaseUnavailable) || reason.waits === undefined) throw reason;
      const line = `Waiting ${reason.waits} (${reason.code}).`;
      if (line !== said) console.error(line);
      said = line;
    }
  }
}

const describeRefused = (statements: readonly string[]): string =>
  statements.length === 0
    ? ''
    : `\nThis role may not give ${statements.length} settings to the other. A superuser runs:\n${statements.map((each) => `  ${each};`).join('\n')}`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
