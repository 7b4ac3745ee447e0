import { preview } from 'vite';
import type { PeerName } from '../peers/peerNames.ts';
import { builtPages } from './paths.ts';

export interface ServedPages {
  readonly buildAddress: (peer: PeerName) => string;
  readonly close: () => Promise<void>;
}

/** Serves the built pages; port 0 means any free port. */
export async function servePages(port: number): Promise<ServedPages> {
  const { resolvedUrls, close } = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: builtPages },
    preview: { port, strictPort: port !== 0, host: '127.0.0.1' },
  });
  const address = resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
  return { buildAddress: (peer) => `${address}${peer}/`, close };
}
