import type { PeerName } from '../peers/peerNames.ts';

/** The measurements of a peer in the browser: in milliseconds, and the heap in KiB. */
export const measures = ['mount', 'key', 'toggle', 'errors', 'formHeap'] as const;

export type Measure = (typeof measures)[number];
export type Figures = Readonly<Record<Measure, number>>;

/** The figures of all peers, measured directly after each other. */
export type Round = ReadonlyMap<PeerName, Figures>;
