import { paths } from '../../../reference-backend/support/calls.ts';

const headers = { 'x-banner-name': 'thelittleclinic', 'x-tenant': 'thelittleclinic' };

/** The date this many days from the real today. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The search that the page makes for a guest who looks for a visit near a ZIP code. */
export const usualSearch = `${paths.slots}?${new URLSearchParams([
  ['filter.businessNames', 'tlc'],
  ['filter.freeFormAddress', '45202'],
  ['filter.serviceIds', '29'],
  ['filter.startDate', dayIn(1)],
  ['filter.endDate', dayIn(4)],
  ['filter.radius', '50'],
  ['filter.maxResults', '25'],
])}`;

const buildSearch = (services: readonly number[], days: number, wide: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams([
    ['filter.businessNames', 'tlc'],
    ['filter.businessNames', 'pharmacy'],
    ['filter.freeFormAddress', 'Cincinnati, OH'],
    ...services.map((id): [string, string] => ['filter.serviceIds', String(id)]),
    ['filter.startDate', dayIn(0)],
    ['filter.endDate', dayIn(days)],
    ...Object.entries(wide),
  ]);
  return `${paths.slots}?${query}`;
};

const vaccines = Array.from({ length: 20 }, (_, index) => 101 + index);
/** The search that once took the service down. */
export const tooWideSearch = buildSearch(vaccines, 365, { 'filter.radius': '999', 'filter.maxResults': '999' });
/** The widest search that the app itself can make. */
export const widestSearch = buildSearch([101, 102, 103], 13, { 'filter.radius': '100', 'filter.maxResults': '50' });

/** How searches of one guest went, one after the other. */
export interface Timing {
  /** The time below which 95 of 100 were answered, in milliseconds. */
  readonly p95: number;
  /** How many were not answered with 200. */
  readonly failed: number;
}

/** Searches again and again, from an address of its own. */
export async function timeSearches(url: string, count: number, path = usualSearch): Promise<Timing> {
  const times: number[] = [];
  let failed = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const asked = performance.now();
    const answer = await fetch(`${url}${path}`, { headers: { ...headers, 'x-forwarded-for': '203.0.113.9' } }).catch(
      () => undefined,
    );
    await answer?.text();
    times.push(performance.now() - asked);
    if (answer?.status !== 200) failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { p95: Math.round(times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? 0), failed };
}
