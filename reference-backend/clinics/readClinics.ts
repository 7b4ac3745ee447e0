import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import { nullable, number, type Row, text, texts } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { type Sql, sql } from '../database/sql.ts';

const columns = {
  provider_id: text,
  brand: text,
  vanity_name: text,
  address_lines: texts,
  city_town: text,
  state_province: text,
  postal_code: text,
  phone: text,
  timezone: text,
  lat: nullable(number),
  lng: nullable(number),
  distance: nullable(number),
};

/**
 * Reads the places that are chosen, without what changes with the clock. Somebody who is met by video is no place.
 * @param chosen a query of provider_id, distance in miles (null where nothing is searched) and position (in the reply)
 */
export async function readClinics(queries: Pick<Queries, 'rows'>, chosen: Sql): Promise<readonly Clinic[]> {
  const rows = await queries.rows(
    sql`
    select p.*, round(c.distance::numeric, 1)::float8 as distance
    from (${chosen}) c join providers p using (provider_id)
    where p.address_lines is not null
    order by c.position`,
    columns,
  );
  return rows.map(buildClinic);
}

const buildClinic = (row: Row<typeof columns>): Clinic => ({
  id: row.provider_id,
  name: row.vanity_name,
  vanityName: row.vanity_name,
  banner: row.brand,
  phone: row.phone,
  address: {
    addressLines: [...row.address_lines],
    cityTown: row.city_town,
    stateProvince: row.state_province,
    postalCode: row.postal_code,
  },
  ...(row.distance !== null && { distance: row.distance }),
  ...(row.lat !== null && row.lng !== null && { location: { lat: row.lat, lng: row.lng } }),
  timeZone: row.timezone,
  isSchedulerEnabled: true,
  isTelehealthEnabled: false,
});
