import type { Measure, Round } from '../measures/Figures.ts';
import type { PeerName } from '../peers/peerNames.ts';
import { median } from './figure.ts';

/** The median of a figure over the rounds. */
export const computeMedian = (rounds: readonly Round[], peer: PeerName, measure: Measure): number =>
  median(rounds.flatMap((round) => round.get(peer)?.[measure] ?? []));

/** A peer's figure as a multiple of the floor's: taken within each round, since rounds differ, and then the median. */
export const timesFloor = (rounds: readonly Round[], peer: PeerName, measure: Measure): number =>
  median(
    rounds.flatMap((round) => {
      const [figures, floor] = [round.get(peer), round.get('floor')];
      return figures && floor ? figures[measure] / floor[measure] : [];
    }),
  );
