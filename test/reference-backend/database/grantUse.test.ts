import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAudit } from '../../../reference-backend/database/audit/checkAudit.ts';
import { auditedOperator, noteAct } from '../../../reference-backend/database/audit/noteAct.ts';
import { sealAudit } from '../../../reference-backend/database/audit/sealAudit.ts';
import { integer, text } from '../../../reference-backend/database/columns.ts';
import type { Database } from '../../../reference-backend/database/Database.ts';
import { grantUse } from '../../../reference-backend/database/grantUse.ts';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { deleteExpired } from '../../../reference-backend/database/retention/deleteExpired.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { booking, paths, sunday } from '../support/calls.ts';
import { databaseKinds, type OwnDatabase, ownDatabase } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const role = `app_${randomBytes(6).toString('hex')}`;

const asRole = (url = ''): string => {
  const own = new URL(url);
  own.username = role;
  return own.href;
};

describe.runIf(databaseKinds.includes('PostgreSQL'))('a role that only serves guests', () => {
  let owner: TestBackend;
  let empty: OwnDatabase;
  const asOperator = async (statement: string) => {
    const database = openPostgres(process.env.DATABASE_URL ?? '', 1);
    await database.script(statement).finally(database.close);
  };
  beforeAll(async () => {
    [owner, empty] = await Promise.all([startBackend({}, 'PostgreSQL'), ownDatabase('PostgreSQL')]);
    await owner.setClock(sunday);
    await asOperator(`create role ${role} login`);
    await grantUse(owner.database, role);
  }, 60_000);
  afterAll(async () => {
    await asOperator(`drop owned by ${role}; drop role ${role}`);
    await Promise.all([owner.close(), empty.drop()]);
  }, 60_000);

  test('books', async () => {
    const backend = await startBackend({ databaseUrl: asRole(owner.databaseUrl) }, 'PostgreSQL');
    try {
      const { status } = await backend.guest().send('POST', paths.appointments, { body: booking('Ann', '08:00:00') });
      expect(status).toBe(200);
    } finally {
      await backend.close();
    }
  }, 60_000);

  test.each([
    'create table another (id int)',
    'alter table appointments add another int',
    'truncate appointments cascade',
    'drop table appointments cascade',
    'update schema_migrations set version = 1',
    'create index another on appointments (status)',
    "update audit_entries set act = 'read'",
    'delete from audit_entries',
    "update audit_seals set hash = ''",
    'delete from audit_seals',
  ])('may not: %s', async (statement) => {
    const database = openPostgres(asRole(owner.databaseUrl), 1);
    await expect(database.script(statement).finally(database.close)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('seals the audit, and deletes what is over', async () => {
    await noteAct(owner.database, { act: 'read', who: auditedOperator('ann'), what: ['an id'], now: new Date() });
    const connection = openPostgres(asRole(owner.databaseUrl), 1);
    const { keyring } = owner.database;
    const database: Database = {
      ...connection,
      keyring,
      transaction: (work) => connection.transaction((statements) => work({ ...statements, keyring })),
    };
    const old = new Date(Date.now() - 3 * 86_400_000);
    try {
      expect(await sealAudit(database, { now: old, own: { audit: 1 } })).toMatchObject([{ number: 1 }]);
      expect(await deleteExpired(database, { now: new Date() })).toMatchObject({ audit: expect.any(Number) });
      expect((await checkAudit(database, new Date())).broken).toBeUndefined();
    } finally {
      await database.close();
    }
  }, 60_000);

  test('reads the tables of later migrations, too', async () => {
    await owner.database.script('create table later (id int)');
    const database = openPostgres(asRole(owner.databaseUrl), 1);
    expect(await database.script('insert into later values (1); select id from later').finally(database.close)).toEqual(
      [{ id: 1 }],
    );
  });

  test('does not start on tables that lack a migration, and says who brings it', async () => {
    const database = openPostgres(empty.options.databaseUrl ?? '', 1);
    await database
      .script(`do $$ begin execute format('grant usage on schema %I to ${role}', current_schema); end $$`)
      .finally(database.close);
    await expect(startFromEnvironment({ DATABASE_URL: asRole(empty.options.databaseUrl) })).rejects.toThrow(
      /npm run migrate, with the role that may/,
    );
  });

  test('has the settings of its connections, which a pooler therefore cannot lose', async () => {
    const database = openPostgres(asRole(owner.databaseUrl), 1);
    const statement = sql`
      select count(*)::int as settings from pg_settings where (name, reset_val) in (('jit', 'off'), ('statement_timeout', '10000'),
        ('lock_timeout', '6000'), ('idle_in_transaction_session_timeout', '10000'), ('log_error_verbosity', 'terse'), ('log_parameter_max_length', '0'))`;
    const [row] = await database.rows(statement, { settings: integer }).finally(database.close);
    expect(row?.settings).toBe(6);
  });

  test('is told which settings only a superuser can give it', async () => {
    const script = async (text: string) => {
      if (/alter role .* set log_/.test(text)) throw Object.assign(new Error('permission denied'), { code: '42501' });
      return [];
    };
    const [database] = await owner.database.rows(sql`select current_database() as name`, { name: text });
    expect(await grantUse({ ...owner.database, script }, role)).toEqual([
      `alter role ${role} in database ${database?.name} set log_error_verbosity = 'terse'`,
      `alter role ${role} in database ${database?.name} set log_parameter_max_length = '0'`,
      `alter role ${role} in database ${database?.name} set log_parameter_max_length_on_error = '0'`,
    ]);
  });

  test.each(['Robert; drop table', '"app"', 'app-server', ''])('has a plain name, unlike %j', async (name) => {
    await expect(grantUse(owner.database, name)).rejects.toThrow('is not the name of a role');
  });
});
