import type { ClinicOrder } from '../../../api/index.ts';
import { type Point, roundDegrees } from '../../../journey/search/Point.ts';

/** What the address of the locator says. The same address always shows the same list (LOCATOR-3). */
export interface LocatorQuery {
  /** What is searched for, as the guest typed it. */
  readonly searchText?: string;
  /** Where the guest was at the search; never present beside a text. */
  readonly point?: Point;
  readonly sortBy: ClinicOrder;
  /** Page of the list, from 1. */
  readonly page: number;
  /** Where the guest came from, as a link says it; it is only passed on. */
  readonly referrer?: string;
  /** Whether the details of a clinic led here because there is no such clinic. */
  readonly isInvalidStore: boolean;
}

/** No list has as many pages, and servers take no higher one. A page after the last one becomes the last (LOCATOR-3). */
const highestPage = 99;
const longestReferrer = 200;
const orders: readonly ClinicOrder[] = ['distance', 'waitTime'];

/** Reads the query of an address. What is missing or cannot be read is as usual. */
export function readLocatorQuery(query: URLSearchParams): LocatorQuery {
  const searchText = query.get('searchText')?.trim() || undefined;
  const point = searchText === undefined ? readPoint(query) : undefined;
  const referrer = query.get('referrer')?.slice(0, longestReferrer) || undefined;
  const page = Number(query.get('page') ?? 1);
  return {
    ...(searchText !== undefined && { searchText }),
    ...(point && { point }),
    sortBy: orders.find((order) => order === query.get('sortBy')) ?? 'distance',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1,
    ...(referrer !== undefined && { referrer }),
    isInvalidStore: query.get('invalidStoreId') === '1',
  };
}

function readPoint(query: URLSearchParams): Point | undefined {
  const latitude = readDegrees(query.get('latitude'), 90);
  const longitude = readDegrees(query.get('longitude'), 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function readDegrees(text: string | null, most: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,20})?$/.test(text)) return undefined;
  const degrees = roundDegrees(Number(text));
  return Math.abs(degrees) <= most ? degrees : undefined;
}

/** The query of the address that says this. */
export function writeLocatorQuery({ searchText, point, sortBy, page, referrer, isInvalidStore }: LocatorQuery): string {
  const query = new URLSearchParams({
    ...(searchText !== undefined && { searchText }),
    ...(point && { latitude: point.latitude.toFixed(4), longitude: point.longitude.toFixed(4) }),
    ...((searchText !== undefined || point) && { sortBy }),
    ...(page > 1 && { page: String(page) }),
    ...(referrer !== undefined && { referrer }),
    ...(isInvalidStore && { invalidStoreId: '1' }),
  });
  const text = String(query);
  return text && `?${text}`;
}
