import type { PeerName } from '../peers/peerNames.ts';

/** What is measured of a peer in the browser: ms, and KiB for the heap. */
export const measures = ['mount', 'key', 'toggle', 'errors', 'formHeap'] as const;

export type Measure = (typeof measures)[number];
export type Figures = Readonly<Record<Measure, number>>;

/** The figures of all peers that were taken one right after the other. */
export type Round = ReadonlyMap<PeerName, Figures>;
