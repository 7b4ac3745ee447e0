import { integer } from '../database/columns.ts';
import type { Database, Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { type Clinic, clinics } from './clinics.ts';
import { exceptionsOf, weekdaysOf, weekPattern } from './hours.ts';
import { services } from './services.ts';

const YEARS: readonly number[] = Array.from({ length: 12 }, (_, index) => 2025 + index);

/** Fills an empty database with the chain: the same clinics, hours and services every time. Does nothing to a filled one. */
export async function seedWorld(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.rows(sql`select 1 as one from (select pg_advisory_xact_lock(hashtext('stepwell world'))) l`, {});
    const [row] = await queries.rows(sql`select count(*)::int as providers from providers`, { providers: integer });
    if (row?.providers) return;
    const all = clinics();
    await insertServices(queries);
    await insertClinics(queries, all);
    await insertHours(queries, all);
    await insertOffers(queries, all);
    await queries.run(sql`analyze`);
  });
}

async function insertServices(queries: Queries): Promise<void> {
  const rows = services.map((service) => ({
    service_id: service.id,
    name: service.name,
    group_name: service.groupName,
    group_order: service.groupOrder,
    list_order: service.order,
    max_days_ahead: service.maxDaysAhead,
    minutes: service.minutes,
    followup_service_id: service.followup?.serviceId ?? null,
    followup_after_days: service.followup?.afterDays ?? null,
    business_names: service.businessNames,
    is_vaccine: service.isVaccine,
    is_covid_vaccine: service.isCovidVaccine,
    dose: service.dose,
    not_menu_option: service.notMenuOption,
  }));
  await queries.run(
    sql`insert into services select * from jsonb_populate_recordset(null::services, ${JSON.stringify(rows)}::jsonb)`,
  );
}

async function insertClinics(queries: Queries, all: readonly Clinic[]): Promise<void> {
  const rows = all.map((clinic, position) => ({
    provider_id: clinic.providerId,
    business_name: clinic.businessName,
    brand: clinic.brand,
    legal_name: clinic.legalName,
    vanity_name: clinic.vanityName,
    address_lines: clinic.addressLines,
    city_town: clinic.place.cityTown,
    state_province: clinic.place.stateProvince,
    postal_code: clinic.place.postalCode,
    phone: clinic.phone,
    timezone: clinic.timezone,
    lat: clinic.place.lat,
    lng: clinic.place.lng,
    slot_minutes: weekPattern(position).slotMinutes,
  }));
  await queries.run(
    sql`insert into providers select * from jsonb_populate_recordset(null::providers, ${JSON.stringify(rows)}::jsonb)`,
  );
}

async function insertHours(queries: Queries, all: readonly Clinic[]): Promise<void> {
  const weekly = all.flatMap(({ providerId }, position) =>
    weekdaysOf(weekPattern(position)).map(({ weekday, hours }) => ({
      provider_id: providerId,
      weekday,
      opens: hours.opens,
      closes: hours.closes,
      break_starts: hours.breakStarts ?? null,
      break_ends: hours.breakEnds ?? null,
    })),
  );
  const exceptions = all.flatMap(({ providerId }, position) =>
    exceptionsOf(position, YEARS).map(({ day, hours, reason }) => ({
      provider_id: providerId,
      day,
      opens: hours?.opens ?? null,
      closes: hours?.closes ?? null,
      break_starts: hours?.breakStarts ?? null,
      break_ends: hours?.breakEnds ?? null,
      reason,
    })),
  );
  await queries.run(
    sql`insert into weekly_hours select * from jsonb_populate_recordset(null::weekly_hours, ${JSON.stringify(weekly)}::jsonb)`,
  );
  await queries.run(
    sql`insert into hour_exceptions select * from jsonb_populate_recordset(null::hour_exceptions, ${JSON.stringify(exceptions)}::jsonb)`,
  );
}

/** Most clinics offer everything of their business; each service of a longer visit is missing in every fifth one. */
async function insertOffers(queries: Queries, all: readonly Clinic[]): Promise<void> {
  const offers = all.flatMap((clinic, position) =>
    services
      .filter(({ businessNames }) => businessNames.includes(clinic.businessName))
      .filter(({ id, minutes }) => minutes === 20 || (position + id) % 5 !== 0)
      .map(({ id }) => ({ provider_id: clinic.providerId, service_id: id })),
  );
  await queries.run(
    sql`insert into provider_services select * from jsonb_populate_recordset(null::provider_services, ${JSON.stringify(offers)}::jsonb)`,
  );
}
