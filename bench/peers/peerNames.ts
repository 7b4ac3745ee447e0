/** The folders of the peers. The other peers are compared with `floor`. */
export const peerNames = ['floor', 'engine', 'rjsf'] as const;

export type PeerName = (typeof peerNames)[number];
