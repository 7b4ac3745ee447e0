import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Where a connection is cut: after this many bytes in one direction, or with 0 as soon as the first byte is sent. */
export interface Cut {
  readonly towards: 'server' | 'guest';
  readonly afterBytes: number;
  /** Whether the guest's end is reset, so that data on its way is lost; otherwise it is closed. */
  readonly isReset: boolean;
}

/** A network that loses connections. */
export interface CuttingProxy {
  readonly url: string;
  /** What the cut connections had carried to the guest. */
  readonly partialReplies: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Passes data on, up to `most` bytes. */
function pass(from: Socket, to: Socket, most: number, cut: () => void): void {
  let left = most;
  from.on('data', (chunk) => {
    if (left < 0) return;
    const passed = chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) {
      left = -1;
      to.write(passed, cut);
    } else {
      to.write(passed);
    }
  });
  from.on('end', () => to.end());
  from.on('error', () => to.destroy());
}

/**
 * Starts a proxy in front of a server.
 * @param nextCut called for each connection; undefined lets the connection through
 */
export async function startCuttingProxy(serverUrl: string, nextCut: () => Cut | undefined): Promise<CuttingProxy> {
  const port = Number(new URL(serverUrl).port);
  const partialReplies: string[] = [];
  const open = new Set<Socket>();
  const proxy = createServer((guest) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [guest, server]) open.add(socket.on('close', () => open.delete(socket)));
    const cut = nextCut();
    let reply = '';
    server.on('data', (chunk) => {
      reply += chunk.toString('latin1');
    });
    const cutNow = (): void => {
      partialReplies.push(cut?.towards === 'guest' ? reply.slice(0, cut.afterBytes) : reply);
      if (cut?.isReset) guest.resetAndDestroy();
      else guest.destroy();
      server.destroy();
    };
    pass(guest, server, cut?.towards === 'server' ? cut.afterBytes : Number.POSITIVE_INFINITY, cutNow);
    pass(server, guest, cut?.towards === 'guest' ? cut.afterBytes : Number.POSITIVE_INFINITY, cutNow);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    partialReplies: () => partialReplies,
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
