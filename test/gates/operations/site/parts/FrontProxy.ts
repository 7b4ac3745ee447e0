import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { untilListening } from '../../../../reference-backend/support/startPgbouncer.ts';
import { fillIn } from '../../../../reference-backend/support/topology.ts';
import type { SiteFolder } from './SiteFolder.ts';

/** The HAProxy of the site, which guests reach by HTTPS. */
export interface FrontProxy {
  readonly url: string;
  /** Waits until it sends guests to all processes; gives how many seconds that took, undefined after a minute. */
  readonly untilAllUp: () => Promise<number | undefined>;
}

export async function startFrontProxy(
  folder: SiteFolder,
  { pem, port, processes }: { readonly pem: string; readonly port: number; readonly processes: readonly number[] },
): Promise<FrontProxy> {
  const [one, two, three] = processes;
  const socket = folder.path('haproxy.sock');
  const config = fillIn('haproxy.cfg', {
    'bind :443': `bind 127.0.0.1:${port}`,
    '/etc/haproxy/stepwell.pem': pem,
    '/run/haproxy/admin.sock': socket,
    '10.0.0.11:3000': `127.0.0.1:${one}`,
    '10.0.0.12:3000': `127.0.0.1:${two}`,
    '10.0.0.13:3000': `127.0.0.1:${three}`,
  });
  folder.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', folder.write('haproxy.cfg', config, 'root')]);
  await untilListening(port);
  const countUp = async (): Promise<number> => {
    const asked = connect(socket);
    asked.end('show stat\n');
    const rows = (await text(asked)).split('\n').filter((row) => /^processes,(one|two|three),/.test(row));
    return rows.filter((row) => row.split(',')[17] === 'UP').length;
  };
  return {
    url: `https://localhost:${port}`,
    untilAllUp: async () => {
      const began = performance.now();
      while (performance.now() - began < 60_000) {
        if ((await countUp()) === processes.length) return (performance.now() - began) / 1_000;
        await wait(200);
      }
      return undefined;
    },
  };
}
