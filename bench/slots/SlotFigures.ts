import { percentile } from '../report/figure.ts';
import type { Book } from './fillBook.ts';
import type { Answers } from './measureSearches.ts';

/** The figures of searches in a world of this many clinics. */
export interface SlotFigures extends Book {
  readonly clinics: number;
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  /** Free times in the median answer. */
  readonly times: number;
  /** Free times per second in all answers. */
  readonly timesPerSecond: number;
}

/** @throws Error when no search found a free time, since then nothing was measured */
export function slotFigures(clinics: number, book: Book, rounds: readonly Answers[]): SlotFigures {
  const took = rounds.flatMap((round) => round.took);
  const times = rounds.flatMap((round) => round.times);
  const total = times.reduce((sum, count) => sum + count, 0);
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
  if (total === 0) throw new Error('no search found a free time');
  return {
    clinics,
    ...book,
    perSecond: took.length / seconds,
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    times: percentile(times, 50),
    timesPerSecond: total / seconds,
  };
}
