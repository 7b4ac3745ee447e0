import { readFileSync } from 'node:fs';
import type { Database } from '../../../../reference-backend/database/Database.ts';
import { openDatabase } from '../../../../reference-backend/database/openDatabase.ts';
import { formatKeySet, newKeySet } from '../../../../reference-backend/database/sealing/KeySet.ts';
import { freePort } from '../../../../tools/postgres.ts';
import { type SmtpServer, startSmtpServer } from '../../../reference-backend/mail/SmtpServer.ts';
import { crowdSetting } from '../../../reference-backend/support/crowd.ts';
import { type Databases, PASSWORDS, startDatabases } from './parts/Databases.ts';
import { type FrontProxy, startFrontProxy } from './parts/FrontProxy.ts';
import { type Pooler, startPooler } from './parts/Pooler.ts';
import { type Relay, startRelay } from './parts/Relay.ts';
import { type ServerProcess, serverProcess } from './parts/ServerProcess.ts';
import { openSiteFolder, type SiteFolder } from './parts/SiteFolder.ts';

/** Megabytes: the tables of a new chain, those of a long run, and some more. */
const DISK = 500;

/** Megabytes of the disk of the first process: what compiles its sources keeps them there, and its log is there. */
const PROCESS_DISK = 96;

/** How long the mail server takes for a mail, so that mails are often under way. */
const MAIL_MS = 100;

/** Lines that no fault explains: errors, and that the role lacks settings. */
const UNEXPLAINED = /a pooler is between|"level":(50|60)/;
const ABOUT_DATABASE = /DatabaseUnavailable|the database was not asked/;

/** A site as `docs/operating.md` describes it, on one machine. */
export interface Site {
  readonly folder: SiteFolder;
  readonly databases: Databases;
  readonly pooler: Pooler;
  readonly proxy: FrontProxy;
  readonly processes: readonly ServerProcess[];
  /** Between the last process and PgBouncer. */
  readonly relay: Relay;
  readonly mails: SmtpServer;
  /** The folder of the first process, which is a disk of its own. */
  readonly processDisk: string;
  /** The certificate by which guests know the site. */
  readonly certificate: string;
  /** The primary of this moment, directly, to look into its tables. */
  readonly look: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  /** Lines of the processes about something else than a database that is away. */
  readonly warnings: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = openSiteFolder();
  const mails = await startSmtpServer(MAIL_MS);
  const { certificate, pem } = makeCertificate(folder);
  const databases = await startDatabases(folder, certificate, DISK);
  const keys = newKeySet(new Date());
  const keysFile = folder.write('keys.json', formatKeySet(keys), 'root');
  const urlOf = (role: keyof typeof PASSWORDS, port: number, database = 'stepwell') =>
    `postgresql://${role}:${PASSWORDS[role]}@127.0.0.1:${port}/${database}`;
  const direct = (port: number) => `${urlOf('stepwell_owner', port)}?sslmode=verify-full&sslrootcert=${certificate}`;
  grantUse(folder, databases, { DATABASE_URL: direct(databases.primary().port), DATA_KEYS_FILE: keysFile });
  await databases.addStandby('db2');
  const ofDatabases = { primary: databases.primary().port, standby: databases.standby().port };
  const pooler = await startPooler(folder, certificate, ofDatabases);
  const relay = await startRelay(pooler.port);
  const ports = [await freePort(), await freePort(), await freePort()];
  const port = await freePort();
  const names = ['one', 'two', 'three'];
  const processDisk = folder.mount('process-disk', PROCESS_DISK);
  const logOf = (name: string) => `${name === 'one' ? 'process-disk/' : ''}process-${name}`;
  const processes = names.map((name, turn) =>
    serverProcess(folder, logOf(name), {
      ...(name === 'one' && { TMPDIR: processDisk }),
      PORT: String(ports[turn]),
      DATABASE_URL: urlOf('stepwell_app', turn === 2 ? relay.port : pooler.port),
      DATABASE_READ_URL: urlOf('stepwell_search', turn === 2 ? relay.port : pooler.port, 'stepwell_search'),
      DATA_KEYS_FILE: keysFile,
      SMTP_URL: mails.url,
      PUBLIC_URL: `https://localhost:${port}`,
      NODE_ENV: 'production',
      TRUST_PROXY: 'on',
      LIMITS: crowdSetting,
      LOG: 'warn',
    }),
  );
  for (const each of processes) each.start();
  const proxy = await startFrontProxy(folder, { pem, port, processes: ports });
  if ((await proxy.untilAllUp()) === undefined)
    throw new Error(`the processes did not become ready: ${readFileSync(folder.path(`${logOf('two')}.log`), 'utf8')}`);
  return {
    folder,
    databases,
    pooler,
    proxy,
    processes,
    relay,
    mails,
    processDisk,
    certificate,
    look: async (work) => {
      const database = await openDatabase({ databaseUrl: direct(databases.primary().port), dataKeys: keys });
      return work(database).finally(database.close);
    },
    warnings: () =>
      names.flatMap((name) =>
        readFileSync(folder.path(`${logOf(name)}.log`), 'utf8')
          .split('\n')
          .filter((line) => UNEXPLAINED.test(line) && !ABOUT_DATABASE.test(line)),
      ),
    close: async () => {
      for (const each of processes) await each.stop('SIGKILL');
      relay.close();
      await mails.close();
      folder.remove();
    },
  };
}

/** One certificate for HAProxy and the databases, which is its own authority. */
function makeCertificate(folder: SiteFolder): { readonly certificate: string; readonly pem: string } {
  const [certificate, key] = [folder.path('server.pem'), folder.path('server.key')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  folder.run('openssl', ['req', '-x509', ...made, ...names, '-keyout', key, '-out', certificate]);
  folder.write('server.key', readFileSync(key, 'utf8'));
  folder.run('chmod', ['644', certificate]);
  const pem = folder.write('haproxy.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), 'root');
  return { certificate, pem };
}

/** What `reference-backend/README.md` grants to the role of the standby. */
const forSearches = [
  'grant usage on schema public to stepwell_search',
  'grant select on providers, provider_documents, weekly_hours, hour_exceptions, services, provider_services, claims to stepwell_search',
];

/** Makes the tables and the role of the servers, and runs as superuser what the command says only a superuser may. */
function grantUse(folder: SiteFolder, { psql, primary }: Databases, env: Readonly<Record<string, string>>): void {
  const root = new URL('../../../..', import.meta.url).pathname;
  const args = ['--import', 'tsx', 'tools/migrate.ts', '--grant', 'stepwell_app'];
  const printed = folder.run(process.execPath, args, { cwd: root, env: { NODE_ENV: '', ...env } });
  const statements = printed.split('\n').filter((line) => line.startsWith('  '));
  psql(primary(), ...statements);
  psql(primary(), '\\connect stepwell', ...forSearches);
}
