import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Postgrator from 'postgrator';
import { flag, integer, nullable, text } from './columns.ts';
import type { Database, Queries } from './Database.ts';
import { openStored } from './sealing/sealStored.ts';
import { sql } from './sql.ts';
import { OTHERS_CHANGE, TABLES_LOCK, waiting } from './whoIsInTheWay.ts';

/** How long a process waits for its turn before it says that it waits, in milliseconds. */
const TURN_MS = 5_000;

/**
 * How long a change waits for a table, in milliseconds. Everybody who comes later waits behind it, so it is too short
 * to notice.
 */
const LOCK_MS = 300;

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The number of the newest migration of this program, which is its version as far as the tables are concerned. */
export async function newestMigration(): Promise<number> {
  return Math.max(...(await readdir(folder)).map((name) => Number.parseInt(name, 10)));
}

const TO_CHANGE = 'to change the tables, which somebody else reads or writes at length, such as a backup';

/** Where the tables stand. */
export interface TableState {
  /** Number of the newest migration that was applied; 0 for an empty database, and one from before migrations. */
  readonly version: number;
  /** The oldest program that works with the tables, by the number of the newest migration that it brings. */
  readonly oldestProgram: number;
}

export async function readTableState(queries: Queries): Promise<TableState> {
  const [found] = await queries.rows(sql`select to_regclass('schema_migrations') is not null as migrated`, {
    migrated: flag,
  });
  if (!found?.migrated) return { version: 0, oldestProgram: 0 };
  const statement = sql`
    select (select max(version)::int from schema_migrations) as version,
      (select version from oldest_program) as "oldestProgram"`;
  const [state] = await queries.rows(statement, { version: integer, oldestProgram: integer });
  if (!state) throw new Error('The database does not say which migrations it has had.');
  return state;
}

/** @throws Error where the tables need a newer program than the one whose newest migration is `program` */
function refuseOlderProgram({ version, oldestProgram }: TableState, program: number): void {
  if (program >= oldestProgram) return;
  throw new Error(
    `The database is at migration ${version}, and works with programs that know migration ${oldestProgram} at least; this one knows ${program}. Start a newer release, or take the database back with that release: npm run migrate -- ${program}`,
  );
}

/** Brings the tables to `target` by the files in `migrations`, in the transaction of `queries`. */
async function applyMigrations(queries: Queries, target: number): Promise<void> {
  const [row] = await queries.rows(sql`select current_schema as schema`, { schema: nullable(text) });
  if (!row?.schema) throw new Error('no schema to create tables in: search_path names none that exists');
  const migrations = new Postgrator({
    driver: 'pg',
    schemaTable: `${row.schema}.schema_migrations`,
    migrationPattern: `${folder.replace(/[?*()[\]{}]/g, '[$&]')}/*.sql`,
    newline: 'LF',
    execQuery: async (query) => ({ rows: [...(await queries.script(query))] }),
  });
  await migrations.migrate(String(target));
}

/**
 * Brings the tables to the newest migration of this program, or forward or back to another one. Several processes may
 * do so at once. Tables that are newer than this program, and that it works with, stay as they are. Each time it is seen
 * that the database can be written.
 * @param target number of a migration of this program
 * @throws Error where the tables need a newer program, there is no such migration, or this role may not change tables
 * @throws DatabaseUnavailable 55P03 where another process does so, or a table must be changed that somebody else uses for a long time: try again
 */
export async function migrate(database: Database, target?: number): Promise<void> {
  const program = await newestMigration();
  if (target !== undefined && !(Number.isInteger(target) && target >= 1 && target <= program))
    throw new Error(`There is no migration ${target}; this program has 1 to ${program}.`);
  const isNeeded = async (queries: Queries): Promise<boolean> => {
    const state = await readTableState(queries);
    refuseOlderProgram(state, program);
    return state.version < (target ?? program) || (target !== undefined && state.version > target);
  };
  if (!(await isNeeded(database))) {
    await database.run(sql`update oldest_program set version = version`); // fails where the database only reads
    return;
  }
  const bringTo = async (queries: Queries): Promise<void> => {
    const oneAtATime = `select pg_advisory_xact_lock(hashtext('${TABLES_LOCK}'))`;
    await queries
      .script(`set local lock_timeout = ${TURN_MS};\n${oneAtATime};\nset local lock_timeout = ${LOCK_MS}`)
      .catch((error: unknown) => Promise.reject(waiting(error, OTHERS_CHANGE)));
    if (!(await isNeeded(queries))) return;
    try {
      const { version } = await readTableState(queries);
      await openStored(queries, version, target ?? program);
      await applyMigrations(queries, target ?? program);
    } catch (error) {
      throw waiting(error, TO_CHANGE);
    }
  };
  await database.transaction(bringTo).catch((error: unknown) => {
    throw isDenied(error)
      ? new Error(
          'the tables lack a migration, and this role may not change them: npm run migrate, with the role that may',
        )
      : error;
  });
}

/** SQLSTATE of a role without the right. */
const isDenied = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501';
