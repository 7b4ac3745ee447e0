import { parseArgs } from 'node:util';
import { readConfiguration } from '../reference-backend/configuration/configuration.ts';
import { grantUse } from '../reference-backend/database/grantUse.ts';
import { migrate, newestMigration, readTableState } from '../reference-backend/database/migrate.ts';
import { openDatabase } from '../reference-backend/database/openDatabase.ts';

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
    await migrate(database, target === undefined ? undefined : Number(target));
    const refused = values.grant === undefined ? [] : await grantUse(database, values.grant);
    const { version, oldestProgram } = await readTableState(database);
    return `The database is at migration ${version}. It works with programs that know migration ${oldestProgram} at least; this one knows ${await newestMigration()}.${describeRefused(refused)}`;
  } finally {
    await database.close();
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
