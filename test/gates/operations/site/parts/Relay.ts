import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between a process and its database, as a network does. */
export interface Relay {
  readonly port: number;
  /** Accepts everything and lets nothing through, in either direction, as a network that drops packets. */
  readonly cut: () => void;
  /** Lets everything through again. */
  readonly heal: () => void;
  readonly close: () => void;
}

export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      if (isCut) socket.pause();
      socket.on('data', (chunk) => other.write(chunk));
      socket.on('error', () => socket.destroy());
      socket.on('end', () => other.end());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
