import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, installPostgres, untilReady } from '../../../../../tools/postgres.ts';
import { fillIn } from '../../../../reference-backend/support/topology.ts';
import type { Part, SiteFolder } from './SiteFolder.ts';

/** Passwords of the roles that log in over the network. */
export const PASSWORDS = {
  stepwell_owner: 'owner-secret',
  stepwell_app: 'app-secret',
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
  /** Makes the standby the primary. */
  readonly promote: () => void;
  /** Makes a standby of the primary, and lets no booking be acknowledged before it is there, too. */
  readonly addStandby: (name: string) => Promise<void>;
}

/** @param disk megabytes of the disk of the primary's tables; its log of writes is elsewhere */
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
  const start = async (name: string, data: string): Promise<Node> => {
    const port = await freePort();
    const settings = [`config_file=${file}`, `port=${port}`, `unix_socket_directories=${folder.path('')}`];
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
  folder.run(join(bin, 'initdb'), ['-D', data, '-X', folder.path('db1-wal'), '-U', 'postgres', '-A', 'peer'], as);
  let primary = await start('postgres-1', data);
  let standby: Node | undefined;
  for (const [role, password] of Object.entries(PASSWORDS))
    psql(
      primary,
      `create role ${role} login ${role === 'stepwell_standby' ? 'replication' : ''} password '${password}'`,
    );
  psql(primary, 'create database stepwell owner stepwell_owner');

  const addStandby = async (name: string): Promise<void> => {
    const from = `host=127.0.0.1 port=${primary.port} user=stepwell_standby application_name=stepwell_standby`;
    const tls = `sslmode=verify-full sslrootcert=${certificate}`;
    const copy = ['-D', folder.path(name), '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', 'stepwell_standby'];
    const password = `127.0.0.1:*:*:stepwell_standby:${PASSWORDS.stepwell_standby}\n`;
    const env = { PGPASSFILE: folder.write('pgpass', password) };
    folder.run(join(bin, 'pg_basebackup'), ['-d', `${from} ${tls}`, ...copy], { ...as, env });
    standby = await start(`postgres-${name}`, folder.path(name));
    psql(primary, "alter system set synchronous_standby_names = 'stepwell_standby'", 'select pg_reload_conf()');
    await untilSynchronous(() => psql(primary, 'select sync_state from pg_stat_replication'));
  };
  return {
    primary: () => primary,
    standby: () => {
      if (!standby) throw new Error('there is no standby');
      return standby;
    },
    psql,
    losePrimary: async () => {
      const { child, end } = primary.part;
      const pids = folder
        .run('pgrep', ['-P', String(child.pid)])
        .trim()
        .split('\n');
      const ended = end('SIGKILL');
      folder.run('sh', ['-c', `kill -9 ${pids.join(' ')} || true`]);
      await ended;
    },
    promote: () => {
      if (!standby) throw new Error('there is no standby');
      folder.run(join(bin, 'pg_ctl'), ['promote', '-D', standby.data], as);
      psql(standby, "alter system set synchronous_standby_names = ''", 'select pg_reload_conf()');
      [primary, standby] = [standby, undefined];
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
