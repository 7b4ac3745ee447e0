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
  /** Sends what comes for one of its databases elsewhere from now on, without ending the connections of the servers. */
  readonly repoint: (name: 'stepwell' | 'stepwell_search', to: number) => void;
}

/** @param databases ports of the primary and of the standby */
export async function startPooler(
  folder: SiteFolder,
  certificate: string,
  databases: { readonly primary: number; readonly standby: number },
): Promise<Pooler> {
  const port = await freePort();
  const users = (['stepwell_app', 'stepwell_search'] as const).map((role) => `"${role}" "${PASSWORDS[role]}"\n`);
  const config = fillIn('pgbouncer.ini', {
    'host=db1.internal port=5432': `host=127.0.0.1 port=${databases.primary}`,
    'host=db2.internal port=5432': `host=127.0.0.1 port=${databases.standby}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': folder.write('userlist.txt', users.join('')),
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
    repoint: (name, to) => {
      const before = new RegExp(`^(${name} = host=127.0.0.1) port=\\d+`, 'm');
      folder.write('pgbouncer.ini', readFileSync(file, 'utf8').replace(before, `$1 port=${to}`));
      const env = { PGPASSWORD: PASSWORDS.stepwell_app };
      const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'stepwell_app', '-c', 'reload', 'pgbouncer'];
      folder.run('psql', at, { env });
    },
  };
}
