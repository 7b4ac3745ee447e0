import type { ContractName } from '../../../calls/addresses.ts';
import type { Query } from '../../../exchange/Sending.ts';
import type { Point } from '../nearby/placesAreTrue.ts';

/** What page of what list a request asks for, whichever of both calls it is: a default stands for what is missing. */
export interface AskedPage {
  readonly business: string;
  /** A text that is typed, in small letters; undefined where a point counts. */
  readonly place: string | undefined;
  readonly point: Point | undefined;
  /** Miles. */
  readonly radius: number;
  /** The most on all pages together. */
  readonly most: number;
  readonly offset: number;
  readonly size: number;
  readonly sortBy: 'distance' | 'waitTime';
}

const [DEFAULT_RADIUS, DEFAULT_MOST, DEFAULT_SIZE] = ['50', '50', '4'];

const only = (value: Query[string] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

export function askedPage(call: ContractName, query: Query): AskedPage {
  const read = (name: string): string | undefined => only(query[name]);
  const isList = call === 'list-clinics';
  const typed = read(isList ? 'filter.freeFormAddress' : 'freeFormAddress');
  const point = read(isList ? 'filter.latLng' : 'latLong');
  const size = Number(read(isList ? 'page.size' : 'pageSize') ?? DEFAULT_SIZE);
  return {
    business: read('filter.businessName') ?? 'tlc',
    place: typed === undefined ? undefined : placeKey(typed),
    point: typed === undefined && point !== undefined ? readPoint(point) : undefined,
    radius: Number(read(isList ? 'filter.radius' : 'radiusInMiles') ?? DEFAULT_RADIUS),
    most: Number(read(isList ? 'filter.maxResults' : 'maxResults') ?? DEFAULT_MOST),
    offset: isList ? Number(read('page.offset') ?? 0) : (Number(read('page') ?? 1) - 1) * size,
    size,
    sortBy: read('sortBy') === 'waitTime' ? 'waitTime' : 'distance',
  };
}

/** One spelling of a typed place: letter case and spaces around it do not count, nor what follows five digits. */
export const placeKey = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^(\d{5})-\d{4}$/, '$1');

function readPoint(text: string): Point {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  return { lat, lng };
}
