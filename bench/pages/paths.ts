import { join } from 'node:path';
import type { PeerName } from '../peers/peerNames.ts';

const bench = join(import.meta.dirname, '..');

/** The folder in which all pages are built and from which they are served. */
export const builtPages = join(bench, '../dist/bench');

export const resolveSource = (peer: PeerName): string => join(bench, 'peers', peer);
export const builtPage = (peer: PeerName): string => join(builtPages, peer);

/** The entry of the probe, which runs in each page beside the peer. */
export const probeSource = join(bench, 'browser/probe/entry.ts');
export const builtProbe = join(builtPages, 'probe');
