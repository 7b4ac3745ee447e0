import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../../../reference-backend/database/openPostgres.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { createSchema } from '../../../../tools/createSchema.ts';
import { freePort, startPostgres } from '../../../../tools/postgres.ts';
import { type SmtpServer, startSmtpServer } from '../../../reference-backend/mail/SmtpServer.ts';
import { startProgram } from '../../../reference-backend/support/startProgram.ts';
import { type Relay, startRelay } from '../site/parts/Relay.ts';
import type { SiteFolder } from '../site/parts/SiteFolder.ts';

type Program = Awaited<ReturnType<typeof startProgram>>;

/** Processes of one database, each of which something else happens to. */
export interface AlertSite {
  /** Where guests are. */
  readonly url: string;
  readonly ports: readonly number[];
  /** Between the process of the guests and its database. */
  readonly network: Relay;
  /** Between a process that is still to start and the database. */
  readonly lateNetwork: Relay;
  readonly smtp: SmtpServer;
  /** A folder of documents of its own. */
  readonly documents: string;
  /** Locks a table for a while, as a transaction that somebody has forgotten. */
  readonly lock: (table: string, ms: number) => Promise<void>;
  /** Lets no write end without a standby that does not exist. */
  readonly missStandby: (ms: number) => Promise<void>;
  /** A process that can be stopped and killed, and started again. */
  readonly spare: { readonly signal: (signal: NodeJS.Signals) => void; readonly start: () => Promise<void> };
  readonly close: () => Promise<void>;
}

const through = (url: string, relay: Relay): string => {
  const address = new URL(url);
  address.port = String(relay.port);
  return address.href;
};

export async function openAlertSite(folder: SiteFolder): Promise<AlertSite> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL, and none can be installed.');
  const { url } = await createSchema(postgres.url, 'alerts');
  const target = Number(new URL(url).port);
  const [network, lateNetwork, smtp] = [await startRelay(target), await startRelay(target), await startSmtpServer()];
  const documents = folder.path('objects');
  cpSync(join(import.meta.dirname, '../../../../content-fixtures/objects'), documents, { recursive: true });
  const programs = new Set<Program>();
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const start = async (port: number, environment: Record<string, string>, until?: RegExp): Promise<Program> => {
    const usual = { TRUST_PROXY: 'on', METRICS_PORT: String(port), LIMITS: 'addressCallsPerClient=20/10' };
    const program = await startProgram({ ...usual, ...environment }, until);
    programs.add(program);
    return program;
  };
  const guests = await start(ports[0], {
    DATABASE_URL: through(url, network),
    SMTP_URL: smtp.url,
    GUEST_REPORTS: 'on',
    CONTENT_DIR: documents,
  });
  if (guests.url() === '') throw new Error(`The server does not start: ${guests.output()}`);
  lateNetwork.cut();
  await start(ports[1], { DATABASE_URL: through(url, lateNetwork) }, /metrics are served/);
  let spare = await start(ports[2], { DATABASE_URL: url });
  return {
    url: guests.url(),
    ports,
    network,
    lateNetwork,
    smtp,
    documents,
    lock: async (table, ms) => {
      const database = openPostgres(url, 1);
      await database.script(`lock table ${table} in access exclusive mode; select pg_sleep(${ms / 1000})`);
      await database.close();
    },
    missStandby: async (ms) => {
      const database = openPostgres(postgres.url, 1);
      await database.run(sql`alter system set synchronous_standby_names = 'nobody'`);
      await database.run(sql`select pg_reload_conf()`);
      await wait(ms);
      await database.run(sql`alter system reset synchronous_standby_names`);
      await database.run(sql`select pg_reload_conf()`);
      await database.close();
    },
    spare: {
      signal: (signal) => void spare.program.kill(signal),
      start: async () => {
        spare = await start(ports[2], { DATABASE_URL: url });
      },
    },
    close: async () => {
      for (const { program } of programs) program.kill('SIGKILL');
      for (const relay of [network, lateNetwork]) relay.close();
      await smtp.close();
      await postgres.stop();
    },
  };
}
