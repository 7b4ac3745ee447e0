import { calls } from '../../schemas/calls.ts';

const { path: PATH } = calls['search-time-slots'];
/** The headers of every call. */
export const HEADERS = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };

/** The answers to some searches, and their times. */
export interface Answers {
  /** Milliseconds that each search took. */
  readonly took: readonly number[];
  /** Number of free times in each answer. */
  readonly times: readonly number[];
  /** Seconds from the first search to the last answer. */
  readonly seconds: number;
}

/**
 * Sends the searches to a running server. This many guests search at once; each waits for an answer before the next
 * search.
 * @throws Error when an answer is not a success
 */
export async function measureSearches(
  url: string,
  searches: readonly URLSearchParams[],
  guests: number,
): Promise<Answers> {
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
  return { took, times, seconds: (performance.now() - start) / 1000 };
}
