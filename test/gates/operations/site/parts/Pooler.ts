import { readFileSync } from 'node:fs';
import { freePort } from '../../../../../tools/postgres.ts';
import { untilListening } from '../../../../reference-backend/support/startPgbouncer.ts';
import { fillIn } from '../../../../reference-backend/support/topology.ts';
import { PASSWORDS } from './Databases.ts';
import type { SiteFolder } from './SiteFolder.ts';

/** The PgBouncer of the site. */
export interface Pooler {
  readonly port: number;
  readonly restart: () => Promise<void>;
  /** Sends what comes to another database from now on, without ending the connections of the servers. */
  readonly repoint: (from: number, to: number) => void;
}

export async function startPooler(folder: SiteFolder, certificate: string, database: number): Promise<Pooler> {
  const port = await freePort();
  const users = folder.write('userlist.txt', `"stepwell_app" "${PASSWORDS.stepwell_app}"\n`);
  const config = fillIn('pgbouncer.ini', {
    'host=db1.internal port=5432': `host=127.0.0.1 port=${database}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': users,
    '/etc/pgbouncer/authority.pem': certificate,
  });
  const file = folder.write('pgbouncer.ini', config);
  const start = async () => {
    const part = folder.start('pgbouncer', '/usr/sbin/pgbouncer', [file], { asPostgres: true });
    await untilListening(port);
    return part;
  };
  let part = await start();
  return {
    port,
    restart: async () => {
      await part.end('SIGTERM');
      part = await start();
    },
    repoint: (from, to) => {
      folder.write('pgbouncer.ini', readFileSync(file, 'utf8').replace(`port=${from}`, `port=${to}`));
      const env = { PGPASSWORD: PASSWORDS.stepwell_app };
      const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'stepwell_app', '-c', 'reload', 'pgbouncer'];
      folder.run('psql', at, { env });
    },
  };
}
