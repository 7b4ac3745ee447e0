const PATH = '/appointment-management/v2/appointment-time-slots';
const HEADERS = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };

/** What came of some searches. */
export interface Answers {
  /** ms that each took. */
  readonly took: readonly number[];
  /** Free times in each. */
  readonly times: readonly number[];
  /** From the first to the last. */
  readonly seconds: number;
}

/**
 * Sends the searches to a server that listens, by so many guests at once, each waiting for the answer before the next.
 * @throws Error where an answer is no success
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
