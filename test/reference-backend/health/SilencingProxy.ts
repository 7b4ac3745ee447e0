import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A proxy to a server that can lose connections without telling either end, as a dead host or a forgotten NAT entry
 * does.
 */
export interface SilencingProxy {
  readonly port: number;
  /** The number of open connections. */
  readonly open: () => number;
  /** Stops all data on the open connections; new connections work. Returns their number. */
  readonly silence: () => number;
  readonly close: () => Promise<void>;
}

interface Passage {
  readonly ends: readonly [Socket, Socket];
  isSilent: boolean;
}

export async function startSilencingProxy({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<SilencingProxy> {
  const passages = new Set<Passage>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    const passage: Passage = { ends: [near, far], isSilent: false };
    passages.add(passage);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        if (!passage.isSilent) to.write(bytes);
      });
      from.on('close', () => {
        if (!passage.isSilent) to.destroy();
        if (from === near) passages.delete(passage);
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    open: () => passages.size,
    silence: () => {
      for (const passage of passages) passage.isSilent = true;
      return passages.size;
    },
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const { ends } of passages) for (const end of ends) end.destroy();
      await closed;
    },
  };
}
