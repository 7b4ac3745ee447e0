import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { serverUser, startPostgres, type TestPostgres } from '../../../tools/postgres.ts';

/** A PostgreSQL whose certificate an authority of our own has signed, for `localhost` alone. */
export interface TlsPostgres extends TestPostgres {
  /** The file of that authority, and of one that has signed nothing here. */
  readonly authority: string;
  readonly otherAuthority: string;
}

/** Starts one that exists only for a test run; undefined where PostgreSQL cannot be started. */
export async function startPostgresWithTls(): Promise<TlsPostgres | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-tls-'));
  chmodSync(folder, 0o755);
  const path = (name: string): string => join(folder, name);
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  for (const name of ['authority', 'other'])
    openssl(
      'req',
      '-x509',
      ...key,
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    );
  openssl('req', ...key, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(path('names'), 'subjectAltName=DNS:localhost\n');
  const signed = [
    '-CA',
    'authority.pem',
    '-CAkey',
    'authority.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
  ];
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.pem');
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(path('server.key'), uid, gid);
  const database = openPostgres(postgres.url, 1);
  const settings = { ssl_cert_file: path('server.pem'), ssl_key_file: path('server.key'), ssl: 'on' };
  for (const [name, value] of Object.entries(settings))
    await database.run({ texts: [`alter system set ${name} = '${value}'`], values: [] });
  await database.run({ texts: ['select pg_reload_conf()'], values: [] });
  await database.close();
  return {
    url: postgres.url.replace('127.0.0.1', 'localhost'),
    authority: path('authority.pem'),
    otherAuthority: path('other.pem'),
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
