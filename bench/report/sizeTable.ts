import { alignedTable } from '../../tools/alignedTable.ts';
import { type PeerName, peerNames } from '../peers/peerNames.ts';
import { figure } from './figure.ts';
import { GOAL_PAGE_KIBIBYTES } from './goals.ts';

/** A table of the size of each peer's page. */
export function sizeTable(measureKibibytes: (peer: PeerName) => number): string {
  const formatGoal = (peer: PeerName): string => (peer === 'engine' ? ` (goal under ${GOAL_PAGE_KIBIBYTES})` : '');
  const row = (peer: PeerName): string[] => [peer, `${figure(measureKibibytes(peer))}${formatGoal(peer)}`];
  return alignedTable([['', 'page KiB'], ...peerNames.map(row)]);
}
