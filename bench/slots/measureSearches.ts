import { percentile } from '../report/percentile.ts';

const PATH = '/appointment-management/v2/appointment-time-slots';
const HEADERS = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };

export interface SearchFigures {
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  /** Free times in the median answer. */
  readonly times: number;
  /** Free times that all answers of a second told. */
  readonly timesPerSecond: number;
}

/**
 * Sends the searches to a server that listens, by so many guests at once, each waiting for the answer before the next.
 * @throws Error where an answer is no success, or none has a free time
 */
export async function measureSearches(
  url: string,
  searches: readonly URLSearchParams[],
  guests: number,
): Promise<SearchFigures> {
  const waiting = searches.values();
  const took: number[] = [];
  const times: number[] = [];
  const search = async (): Promise<void> => {
    for (const query of waiting) {
      const start = performance.now();
      const response = await fetch(`${url}${PATH}?${query}`, { headers: HEADERS });
      const body = await response.text();
      took.push(performance.now() - start);
      if (response.status !== 200) throw new Error(`a search was answered ${response.status}: ${body.slice(0, 200)}`);
      times.push(body.split('"value"').length - 1);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: guests }, search));
  const seconds = (performance.now() - start) / 1000;
  if (Math.max(...times) === 0) throw new Error('no search found a free time');
  return {
    perSecond: searches.length / seconds,
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    times: percentile(times, 50),
    timesPerSecond: times.reduce((sum, count) => sum + count, 0) / seconds,
  };
}
