import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, serverUser } from '../../../tools/postgres.ts';
import { fillIn } from './topology.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether Debian's PgBouncer is here. */
export const hasPgbouncer = existsSync(program);

/** A PgBouncer with the settings of the documented site, before a PostgreSQL of the tests. */
export interface TestPgbouncer {
  /** The same database, role and settings, by way of the pooler. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @param databaseUrl of a PostgreSQL that trusts this machine */
export async function startPgbouncer(databaseUrl: string): Promise<TestPgbouncer> {
  const url = new URL(databaseUrl);
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${url.username}" ""\n`);
  const config = fillIn('pgbouncer.ini', {
    'stepwell = host=db1.internal port=5432 dbname=stepwell': `stepwell = host=${url.hostname} port=${url.port} dbname=${url.pathname.slice(1)}`,
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = trust',
    'auth_file = /etc/pgbouncer/userlist.txt': `auth_file = ${users}`,
    'server_tls_sslmode = verify-full\nserver_tls_ca_file = /etc/pgbouncer/authority.pem':
      'server_tls_sslmode = disable',
  });
  writeFileSync(file, config);
  if (user.uid !== undefined && user.gid !== undefined)
    for (const each of [folder, file, users]) chownSync(each, user.uid, user.gid);
  const child = spawn(program, ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilListening(port);
  url.host = `127.0.0.1:${port}`;
  url.pathname = '/stepwell';
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until somebody accepts connections at the port of this machine. */
export async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const [isOpen] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error').then(() => [false]),
    ]).catch(() => [false]);
    socket.destroy();
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`nobody listens at port ${port}`);
}
