import { type Sql, sql } from '../database/sql.ts';

/**
 * A provider as calls carry it (`schemas/parts/place/provider.json`), a row of providers named `p`, but for the hours,
 * which `operatingHours` makes.
 */
export const providerDocument: Sql = sql`
  jsonb_strip_nulls(jsonb_build_object(
    'providerId', p.provider_id,
    'businessName', p.business_name,
    'brand', p.brand,
    'legalName', p.legal_name,
    'vanityName', p.vanity_name,
    'address', case when p.address_lines is not null then jsonb_build_object('addressLines', p.address_lines,
      'cityTown', p.city_town, 'stateProvince', p.state_province, 'postalCode', p.postal_code) end,
    'phone', p.phone,
    'timezone', p.timezone,
    'location', case when p.lat is not null then jsonb_build_object('lat', p.lat, 'lng', p.lng) end,
    'clinicianName', p.clinician_name,
    'image', p.image,
    'qualification', p.qualification,
    'description', p.description))`;
