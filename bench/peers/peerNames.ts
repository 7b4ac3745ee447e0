/** The folders of the peers. The others are compared with the floor. */
export const peerNames = ['floor', 'engine', 'rjsf'] as const;

export type PeerName = (typeof peerNames)[number];
