// @module-tag exhaustive: it starts a PostgreSQL of its own and several servers. What refuses a start: refusedBy.test.ts
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flag } from '../../../reference-backend/database/columns.ts';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { databaseKinds } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startPostgresWithTls, type TlsPostgres } from '../support/startPostgresWithTls.ts';

/** As `docs/operating.md` says: a database on another machine, with the certificate of an authority of our own. */
describe.runIf(databaseKinds.includes('PostgreSQL'))('DATABASE_URL with sslmode=verify-full', () => {
  let server: TlsPostgres;
  beforeAll(async () => {
    const started = await startPostgresWithTls();
    if (!started) throw new Error('PostgreSQL cannot be started here');
    server = started;
  }, 60_000);
  afterAll(() => server?.stop());

  const address = (host: string, authority?: string): string => {
    const url = new URL(server.url);
    url.hostname = host;
    url.searchParams.set('sslmode', 'verify-full');
    if (authority !== undefined) url.searchParams.set('sslrootcert', authority);
    return url.href;
  };
  const production = (url: string) => ({ NODE_ENV: 'production', TRUST_PROXY: 'off', DATABASE_URL: url });
  const refusal = (url: string): Promise<string> =>
    startFromEnvironment(production(url)).then(
      (started) => started.close().then(() => 'started'),
      (error: unknown) => String(error),
    );

  test('and the file of the authority is encrypted', async () => {
    const database = openPostgres(address('localhost', server.authority), 1);
    const [row] = await database
      .rows(sql`select ssl and version >= 'TLSv1.2' as encrypted from pg_stat_ssl where pid = pg_backend_pid()`, {
        encrypted: flag,
      })
      .finally(database.close);
    expect(row).toEqual({ encrypted: true });
  });

  test('and the file of the authority lets a server start', async () => {
    const started = await startFromEnvironment(production(address('localhost', server.authority)));
    const { status } = await fetch(`${started.url()}/readyz`);
    await started.close();
    expect(status).toBe(200);
  }, 120_000);

  test('refuses a server whose authority nobody named', async () => {
    expect(await refusal(address('localhost'))).toMatch(/^Error: DATABASE_URL \S+ cannot be used: .*certificate/);
  }, 60_000);

  test('refuses a certificate of another authority', async () => {
    expect(await refusal(address('localhost', server.otherAuthority))).toMatch(
      /^Error: DATABASE_URL \S+ cannot be used: .*certificate/,
    );
  }, 60_000);

  test('refuses a certificate with another name', async () => {
    expect(await refusal(address('127.0.0.1', server.authority))).toMatch(
      /^Error: DATABASE_URL \S+ cannot be used: .*altnames/,
    );
  }, 60_000);

  test('names the file of an authority that is not there', async () => {
    expect(await refusal(address('localhost', '/etc/stepwell/none.pem'))).toContain('/etc/stepwell/none.pem');
  });
});
