import { type Sql, sql } from '../database/sql.ts';
import type { Place } from '../world/places/places.ts';

const MILES_PER_DEGREE = 69;
const EARTH_RADIUS_MILES = 3958.8;

interface Nearby {
  readonly place: Pick<Place, 'lat' | 'lng'>;
  /** In miles. */
  readonly radius: number;
  readonly limit: number;
  readonly businessNames: readonly string[];
  /**
   * True where the guest has a benefit code: places that accept it come first, and every place shows whether it does.
   */
  readonly marksBenefitCode?: boolean;
}

/**
 * A query, for `slotRows`, of the providers around a place, nearest first, with their distance in miles. It first
 * narrows down to a box, with the help of an index, and then to the great-circle distance.
 */
export function providersNear({ place: { lat, lng }, radius, limit, businessNames, marksBenefitCode }: Nearby): Sql {
  const degrees = radius / MILES_PER_DEGREE;
  const degreesWide = degrees / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return sql`
    select provider_id, distance,
      row_number() over (order by is_benefit_code desc nulls last, distance, provider_id) as position,
      jsonb_strip_nulls(jsonb_build_object(
        'distance', round(distance::numeric, 1), 'isBenefitCode', is_benefit_code)) as marks
    from (
      select provider_id, case when ${marksBenefitCode ?? false}::boolean then accepts_benefit_codes end as is_benefit_code,
        2 * ${EARTH_RADIUS_MILES}::float8 * asin(sqrt(least(1,
          power(sin(radians(lat - ${lat}::float8) / 2), 2)
          + cos(radians(${lat}::float8)) * cos(radians(lat)) * power(sin(radians(lng - ${lng}::float8) / 2), 2)
        ))) as distance
      from providers
      where business_name = any(${businessNames}::text[])
        and lat between ${lat - degrees}::float8 and ${lat + degrees}::float8
        and lng between ${lng - degreesWide}::float8 and ${lng + degreesWide}::float8
    ) boxed
    where distance <= ${radius}::float8
    order by position
    limit ${limit}::int`;
}
