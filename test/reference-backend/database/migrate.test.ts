import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultConfiguration } from '../../../reference-backend/configuration/configuration.ts';
import { openServer, type Server } from '../../../reference-backend/createServer.ts';
import { integer, json, text } from '../../../reference-backend/database/columns.ts';
import { migrate, newestMigration, readTableState } from '../../../reference-backend/database/migrate.ts';
import { sealStored } from '../../../reference-backend/database/sealing/sealStored.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { paths } from '../support/calls.ts';
import { databaseKinds, ownDatabase } from '../support/databases.ts';
import { TestGuest } from '../support/TestGuest.ts';

const beforeMigrations = readFileSync(new URL('before-migrations.sql', import.meta.url), 'utf8');
const newest = await newestMigration();

describe.each(databaseKinds)('migrations on %s', (kind) => {
  let close = async () => {};
  afterEach(() => close());

  /** A server whose database has the tables that `script` makes, before it is prepared. */
  const openOn = async (script = ''): Promise<Server> => {
    const { options, drop } = await ownDatabase(kind);
    const server = await openServer({ ...defaultConfiguration, port: 0, controls: 'on', ...options });
    close = async () => {
      await server.close();
      await drop();
    };
    await server.database.script(`${script};`);
    return server;
  };

  /** Each column with its type, default and whether it may be null; each index. */
  const describeTables = async ({ database }: Server) => {
    const columns = sql`
      select string_agg(concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable), e'\n'
          order by table_name, column_name) as described
      from information_schema.columns
      where table_schema = current_schema and table_name not in ('schema_migrations', 'oldest_program')`;
    const indexes = sql`
      select string_agg(replace(indexdef, schemaname || '.', ''), e'\n' order by indexname) as described
      from pg_indexes where schemaname = current_schema and tablename not in ('schema_migrations', 'oldest_program')`;
    const [[first], [second]] = (await Promise.all(
      [columns, indexes].map((statement) => database.rows(statement, { described: text })),
    )) as [[{ described: string }], [{ described: string }]];
    return `${first.described}\n${second.described}`.split('\n');
  };

  /** What guests have entered, and what was written of it. */
  const readStored = ({ database }: Server) =>
    database.rows(
      sql`select to_jsonb(a) as row from appointments a union all select to_jsonb(o) from outbox o
        union all select to_jsonb(r) from idempotent_replies r order by row`,
      { row: json },
    );

  test('bring an empty database to the newest one, and leave it as it is after that', async () => {
    const { database } = await openOn();
    await migrate(database);
    await migrate(database);
    expect(await readTableState(database)).toEqual({ version: newest, oldestProgram: expect.any(Number) });
  });

  test('take over a database from before migrations: its bookings stand, and can be looked up', async () => {
    const server = await openOn(beforeMigrations);
    await server.prepare();
    const guest = new TestGuest(await server.listen());
    const { status, body } = await guest.send('POST', `${paths.appointments}/U916azteayYGh0tOyR-Qsw/lookup`, {
      body: { confirmCode: 'P3SNE9FR' },
    });
    expect([status, body]).toMatchObject([200, { data: { appointments: [{ status: 'BOOKED' }] } }]);
  });

  test('lead back to the tables from before, and forward again, and no row is lost', async () => {
    const server = await openOn(beforeMigrations);
    const [tables, stored] = [await describeTables(server), await readStored(server)];
    await migrate(server.database);
    expect(await describeTables(server)).not.toEqual(tables);
    expect(await sealStored(server.database)).toBeGreaterThan(0);

    await migrate(server.database, 1);
    expect(await readTableState(server.database)).toEqual({ version: 1, oldestProgram: 1 });
    expect(await describeTables(server)).toEqual(tables);
    expect(await readStored(server)).toEqual(stored);

    await migrate(server.database);
    expect((await readTableState(server.database)).version).toBe(newest);
    expect(await server.database.rows(sql`select count(*)::int as mails from outbox`, { mails: integer })).toEqual([
      { mails: 3 },
    ]);
  });

  test('are applied once where several processes start at the same moment', async () => {
    const { database } = await openOn(beforeMigrations);
    await Promise.all([1, 2, 3, 4].map(() => migrate(database)));
    const [applied] = await database.rows(sql`select count(*)::int as count from schema_migrations where version > 0`, {
      count: integer,
    });
    expect(applied?.count).toBe(newest);
  });

  test('of a newer program are left alone where they suit this one, and refused where they do not', async () => {
    const server = await openOn();
    await server.prepare();
    const guest = new TestGuest(await server.listen());
    await server.database.script(`insert into schema_migrations (version, name) values (${newest + 2}, 'newer')`);
    await migrate(server.database);
    expect((await guest.send('GET', '/readyz')).status).toBe(200);

    await server.database.script(`update oldest_program set version = ${newest + 1}`);
    expect((await guest.send('GET', '/readyz')).status).toBe(503);
    await expect(server.prepare()).rejects.toThrow(
      `at migration ${newest + 2}, and works with programs that know migration ${newest + 1} at least; this one knows ${newest}`,
    );
  });

  test('to a number that is not there are refused', async () => {
    const { database } = await openOn();
    for (const target of [0, newest + 1, 1.5]) {
      await expect(migrate(database, target)).rejects.toThrow(`There is no migration ${target}`);
    }
  });
});

describe('each migration', () => {
  const folder = new URL('../../../reference-backend/database/migrations/', import.meta.url);
  const files = readdirSync(folder).sort();

  test('has the next number and a way back, except the first', () => {
    const numbers = Array.from({ length: newest }, (_, index) => String(index + 1).padStart(3, '0'));
    const expected = numbers.flatMap((number) => (number === '001' ? ['001.do'] : [`${number}.do`, `${number}.undo`]));
    expect(files.map((name) => name.split('.').slice(0, 2).join('.'))).toEqual(expected);
  });

  test.each(files)('%s says the oldest program that works with its tables', (name) => {
    const [, oldest] =
      /(?:update oldest_program set version = |insert into oldest_program \(version\) values \()(\d+)/.exec(
        readFileSync(new URL(name, folder), 'utf8'),
      ) ?? [];
    const after = Number.parseInt(name, 10) - (name.includes('.undo.') ? 1 : 0);
    expect(Number(oldest)).toBeGreaterThanOrEqual(1);
    expect(Number(oldest)).toBeLessThanOrEqual(after);
  });
});
