import { integer } from '../database/columns.ts';
import type { Database, Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { benefitCodes } from './benefitCodes.ts';
import { type Hours, listWeekdays } from './hours.ts';
import { type Market, markets } from './markets.ts';
import type { Provider } from './Provider.ts';
import { providers } from './providers.ts';
import { services } from './services.ts';

/** How many providers one statement inserts, as JSON of a few megabytes. */
const AT_ONCE = 500;

/** Others that start wait for it, and making a large chain takes a while between two statements. */
const patiently = sql`select set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`;

/**
 * Fills an empty database with the chain: the same providers, hours and services every time. Leaves a filled database
 * as it is.
 */
export async function seedWorld(database: Database, chain: readonly Market[] = markets): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.run(patiently);
    await queries.rows(sql`select 1 as one from (select pg_advisory_xact_lock(hashtext('stepwell world'))) l`, {});
    const [row] = await queries.rows(sql`select count(*)::int as providers from providers`, { providers: integer });
    if (row?.providers) return;
    await insertServices(queries);
    await queries.run(sql`insert into benefit_codes select * from unnest(${benefitCodes}::text[])`);
    const all = providers(chain);
    for (let first = 0; first < all.length; first += AT_ONCE) {
      await insertProviders(queries, all.slice(first, first + AT_ONCE));
    }
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
    lead_time_days: service.leadTimeDays,
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

async function insertProviders(queries: Queries, some: readonly Provider[]): Promise<void> {
  const json = (rows: readonly object[]): string => JSON.stringify(rows);
  await queries.run(
    sql`insert into providers select * from jsonb_populate_recordset(null::providers, ${json(some.map(providerRow))}::jsonb)`,
  );
  await queries.run(
    sql`insert into weekly_hours select * from jsonb_populate_recordset(null::weekly_hours, ${json(some.flatMap(weekRows))}::jsonb)`,
  );
  await queries.run(
    sql`insert into hour_exceptions select * from jsonb_populate_recordset(null::hour_exceptions, ${json(some.flatMap(exceptionRows))}::jsonb)`,
  );
  await queries.run(
    sql`insert into provider_services select * from jsonb_populate_recordset(null::provider_services, ${json(some.flatMap(offerRows))}::jsonb)`,
  );
}

const providerRow = (provider: Provider) => ({
  provider_id: provider.providerId,
  business_name: provider.businessName,
  brand: provider.brand,
  legal_name: provider.legalName,
  vanity_name: provider.vanityName,
  phone: provider.phone,
  timezone: provider.timezone,
  slot_minutes: provider.week.slotMinutes,
  accepts_benefit_codes: provider.acceptsBenefitCodes,
  booked_out_days: provider.bookedOutDays,
  ...('states' in provider.at
    ? {
        licensed_states: provider.at.states,
        clinician_name: provider.at.clinician?.name,
        image: provider.at.clinician?.image,
        qualification: provider.at.clinician?.qualification,
        description: provider.at.clinician?.description,
      }
    : {
        address_lines: provider.at.addressLines,
        city_town: provider.at.place.cityTown,
        state_province: provider.at.place.stateProvince,
        postal_code: provider.at.place.postalCode,
        lat: provider.at.place.lat,
        lng: provider.at.place.lng,
      }),
});

const hourColumns = (hours: Hours | undefined) => ({
  opens: hours?.opens,
  closes: hours?.closes,
  break_starts: hours?.breakStarts,
  break_ends: hours?.breakEnds,
});

const weekRows = ({ providerId, week }: Provider) =>
  listWeekdays(week).map(({ weekday, hours }) => ({ provider_id: providerId, weekday, ...hourColumns(hours) }));

const exceptionRows = ({ providerId, exceptions }: Provider) =>
  exceptions.map(({ day, hours, reason }) => ({ provider_id: providerId, day, reason, ...hourColumns(hours) }));

const offerRows = ({ providerId, serviceIds }: Provider) =>
  serviceIds.map((id) => ({ provider_id: providerId, service_id: id }));
