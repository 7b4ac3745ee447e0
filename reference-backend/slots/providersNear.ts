import { type Sql, sql } from '../database/sql.ts';
import type { Place } from '../world/Place.ts';

const MILES_PER_DEGREE = 69;
const EARTH_RADIUS_MILES = 3958.8;

interface Nearby {
  readonly place: Place;
  /** Miles. */
  readonly radius: number;
  readonly limit: number;
  readonly businessNames: readonly string[];
}

/** A query of provider_id and distance in miles: the providers around a place, nearest first. A box, which an index serves, then the great circle. */
export function providersNear({ place: { lat, lng }, radius, limit, businessNames }: Nearby): Sql {
  const degrees = radius / MILES_PER_DEGREE;
  const degreesWide = degrees / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return sql`
    select provider_id, distance
    from (
      select provider_id, 2 * ${EARTH_RADIUS_MILES}::float8 * asin(sqrt(least(1,
        power(sin(radians(lat - ${lat}::float8) / 2), 2)
        + cos(radians(${lat}::float8)) * cos(radians(lat)) * power(sin(radians(lng - ${lng}::float8) / 2), 2)
      ))) as distance
      from providers
      where business_name = any(${businessNames}::text[])
        and lat between ${lat - degrees}::float8 and ${lat + degrees}::float8
        and lng between ${lng - degreesWide}::float8 and ${lng + degreesWide}::float8
    ) boxed
    where distance <= ${radius}::float8
    order by distance, provider_id
    limit ${limit}::int`;
}
