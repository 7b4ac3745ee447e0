import { nullable, text } from './columns.ts';
import type { Database } from './Database.ts';
import { DATABASE_DEADLINES } from './deadlines.ts';
import { connectionSettings } from './settings/connectionSettings.ts';
import { sql } from './sql.ts';

/** What a server does with rows. It neither creates, changes nor empties tables; what the audit says it can only add to. */
const RIGHTS = 'select, insert, update, delete';

/**
 * Lets a role serve guests with the tables of this schema, and with those of later migrations, without owning any. Call
 * it as the role that runs migrations. What the role could do besides in this schema is taken back. The role also gets
 * the settings of its connections in this database, which it then has behind a pooler, too.
 * @returns the statements that only somebody with more rights can run, each for one setting
 * @throws Error where the name is none that a role can have without quotation marks
 */
export async function grantUse(database: Database, role: string): Promise<readonly string[]> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role)) throw new Error(`${role} is not the name of a role`);
  const [row] = await database.rows(sql`select quote_ident(current_schema) as schema`, { schema: nullable(text) });
  if (!row?.schema) throw new Error('no schema with tables: search_path names none that exists');
  const { schema } = row;
  await database.script(`
    revoke all on all tables in schema ${schema} from ${role};
    revoke all on schema ${schema} from ${role};
    grant usage on schema ${schema} to ${role};
    grant ${RIGHTS} on all tables in schema ${schema} to ${role};
    revoke insert, update, delete on schema_migrations from ${role};
    revoke update, delete on audit_entries, audit_seals from ${role};
    grant update (seal) on audit_entries to ${role};
    alter default privileges in schema ${schema} grant ${RIGHTS} on tables to ${role}`);
  return settle(database, role);
}

/** Sets what it may, one after the other: another role's settings need rights that not every owner has. */
async function settle(database: Database, role: string): Promise<readonly string[]> {
  const [row] = await database.rows(sql`select quote_ident(current_database()) as name`, { name: text });
  const refused: string[] = [];
  for (const { name, value } of connectionSettings(DATABASE_DEADLINES)) {
    const statement = `alter role ${role} in database ${row?.name} set ${name} = '${value}'`;
    await database.script(statement).catch((error: unknown) => {
      if (!isDenied(error)) throw error;
      refused.push(statement);
    });
  }
  return refused;
}

/** SQLSTATE of a role without the right. */
const isDenied = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501';
