import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, installPostgres, untilReady } from '../../../../../tools/postgres.ts';
import { fillIn } from '../../../../reference-backend/support/topology.ts';
import type { Part, SiteFolder } from './SiteFolder.ts';

/** Passwords of the roles that log in over the network. */
export const PASSWORDS = {
  stepwell_owner: 'owner-secret',
  stepwell_app: 'app-secret',
  stepwell_search: 'search-secret',
  stepwell_standby: 'standby-secret',
};

/** One PostgreSQL of the site. */
export interface Node {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  readonly part: Part;
}

/** The primary and its synchronous standby, with the commands of `docs/operating.md`. */
export interface Databases {
  readonly primary: () => Node;
  readonly standby: () => Node;
  /** A superuser's statements, on the machine itself. Gives their rows as text. */
  readonly psql: (node: Node, ...statements: readonly string[]) => string;
  /** Kills all processes of the primary at once, as if its machine were switched off. */
  readonly losePrimary: () => Promise<void>;
  /** Loses the standby in the same way. */
  readonly loseStandby: () => Promise<void>;
  /** Starts again, with its own data, what was lost or has ended by itself. */
  readonly startAgain: (node: Node) => Promise<void>;
  /** Whether a booking is acknowledged only once the standby has it, too. */
  readonly waitForStandby: (isWaiting: boolean) => void;
  /** Makes the standby the primary. */
  readonly promote: () => void;
  /** Makes a standby of the primary, and lets no booking be acknowledged before it is there, too. */
  readonly addStandby: (name: string) => Promise<void>;
}

/** @param disk megabytes of the disk of the primary's tables, and of that of its log of writes */
export async function startDatabases(folder: SiteFolder, certificate: string, disk: number): Promise<Databases> {
  const bin = installPostgres();
  if (!bin) throw new Error('there is no PostgreSQL here, and none can be installed');
  const as = { asPostgres: true } as const;
  const file = folder.write(
    'postgresql.conf',
    fillIn('postgresql.conf', {
      "listen_addresses = '*'": "listen_addresses = '127.0.0.1'",
      '/etc/postgresql/stepwell/': `${folder.path('')}/`,
    }),
  );
  folder.write('pg_hba.conf', fillIn('pg_hba.conf', { '10.0.0.0/8': '127.0.0.1/32' }));
  const start = async (name: string, data: string, given?: number): Promise<Node> => {
    const port = given ?? (await freePort());
    // So little is kept of the log that its disk may be small.
    const log = [`max_wal_size=${disk / 4}MB`, 'min_wal_size=32MB'];
    const settings = [`config_file=${file}`, `port=${port}`, `unix_socket_directories=${folder.path('')}`, ...log];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const part = folder.start(name, join(bin, 'postgres'), args, as);
    await untilReady(bin, port);
    return { name, port, data, part };
  };
  const psql: Databases['psql'] = ({ port }, ...statements) =>
    folder.run(
      join(bin, 'psql'),
      ['-h', folder.path(''), '-p', String(port), '-Atq', ...statements.flatMap((each) => ['-c', each]), 'postgres'],
      as,
    );
  const data = folder.mount('db1', disk);
  folder.run(
    join(bin, 'initdb'),
    ['-D', data, '-X', folder.mount('db1-wal', disk), '-U', 'postgres', '-A', 'peer'],
    as,
  );
  let primary = await start('postgres-1', data);
  let standby: Node | undefined;
  for (const [role, password] of Object.entries(PASSWORDS))
    psql(
      primary,
      `create role ${role} login ${role === 'stepwell_standby' ? 'replication' : ''} password '${password}'`,
    );
  psql(primary, 'create database stepwell owner stepwell_owner');

  const waitForStandby = (isWaiting: boolean): void => {
    const names = isWaiting ? 'stepwell_standby' : '';
    psql(primary, `alter system set synchronous_standby_names = '${names}'`, 'select pg_reload_conf()');
  };
  const lose = async ({ part: { child, end } }: Node): Promise<void> => {
    const pids = folder
      .run('pgrep', ['-P', String(child.pid)])
      .trim()
      .split('\n');
    const ended = end('SIGKILL');
    folder.run('sh', ['-c', `kill -9 ${pids.join(' ')} || true`]);
    await ended;
  };
  const theStandby = (): Node => {
    if (!standby) throw new Error('there is no standby');
    return standby;
  };
  const addStandby = async (name: string): Promise<void> => {
    const from = `host=127.0.0.1 port=${primary.port} user=stepwell_standby application_name=stepwell_standby`;
    const tls = `sslmode=verify-full sslrootcert=${certificate}`;
    const copy = ['-D', folder.path(name), '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', 'stepwell_standby'];
    const password = `127.0.0.1:*:*:stepwell_standby:${PASSWORDS.stepwell_standby}\n`;
    const env = { PGPASSFILE: folder.write('pgpass', password) };
    // Guests, who live in this process, go on meanwhile.
    const { child, log } = folder.start('basebackup', join(bin, 'pg_basebackup'), ['-d', `${from} ${tls}`, ...copy], {
      ...as,
      env,
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(readFileSync(log, 'utf8'));
    standby = await start(`postgres-${name}`, folder.path(name));
    waitForStandby(true);
    await untilSynchronous(() => psql(primary, 'select sync_state from pg_stat_replication'));
  };
  return {
    primary: () => primary,
    standby: theStandby,
    psql,
    losePrimary: () => lose(primary),
    loseStandby: () => lose(theStandby()),
    startAgain: async ({ name, port, data: own }) => {
      const again = await start(name, own, port);
      if (primary.data === own) primary = again;
      else standby = again;
    },
    waitForStandby,
    promote: () => {
      folder.run(join(bin, 'pg_ctl'), ['promote', '-D', theStandby().data], as);
      [primary, standby] = [theStandby(), undefined];
      waitForStandby(false);
    },
    addStandby,
  };
}

async function untilSynchronous(read: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (read().includes('sync')) return;
    await wait(200);
  }
  throw new Error('the standby did not become synchronous in 20 seconds');
}
