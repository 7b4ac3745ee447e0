import { alignedTable } from '../../tools/alignedTable.ts';
import { type Measure, measures, type Round } from '../measures/Figures.ts';
import { type PeerName, peerNames } from '../peers/peerNames.ts';
import { figure } from './figure.ts';
import { GOAL_FIELDS, goals } from './goals.ts';
import { computeMedian, timesFloor } from './timesFloor.ts';

const titles: Readonly<Record<Measure, string>> = {
  mount: 'mount ms',
  key: 'key ms',
  toggle: 'toggle ms',
  errors: 'errors ms',
  formHeap: 'form heap KiB',
};

/** A table of the peers' figures on a form of this many fields. */
export function formTable(fields: number, rounds: readonly Round[]): string {
  const head = ['', ...measures.map((measure) => titles[measure])];
  const row = (peer: PeerName) => [peer, ...measures.map((measure) => cell(fields, rounds, peer, measure))];
  return alignedTable([head, ...peerNames.map(row)]);
}

/** A figure, its multiple of the floor's figure and, if there is one, the goal for that multiple. */
function cell(fields: number, rounds: readonly Round[], peer: PeerName, measure: Measure): string {
  const measured = figure(computeMedian(rounds, peer, measure));
  if (peer === 'floor') return measured;
  const goal = peer === 'engine' && fields === GOAL_FIELDS ? ` (goal ${goals[measure]})` : '';
  return `${measured}  x${timesFloor(rounds, peer, measure).toFixed(2)}${goal}`;
}
