import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text } from '../../../../reference-backend/database/columns.ts';
import { personalColumns, retention } from '../../../../reference-backend/database/retention/retention.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const backend = suiteBackend();

/** Columns that say nothing about any guest: of the clinics, of the program itself, and how often something was tried. */
const ofNobody = `
  audit_entries.entry_id audit_entries.seal audit_seals.entries
  audit_seals.entries_hash audit_seals.first_entry audit_seals.hash audit_seals.hash_before audit_seals.kept_until
  audit_seals.key_id audit_seals.last_entry audit_seals.mac audit_seals.number audit_seals.sealed_at benefit_codes.code clock.only_row clock.running clock.set_at
  clock.set_to data_keys.key_id data_keys.used_as faults.call faults.fault faults.remaining hour_exceptions.break_ends hour_exceptions.break_starts
  hour_exceptions.closes hour_exceptions.day hour_exceptions.opens hour_exceptions.provider_id hour_exceptions.reason
  oldest_program.only_row oldest_program.version outbox.attempts outbox.due_at outbox.given_up_at outbox.leased_until
  outbox.mail_id outbox.sent_at provider_services.provider_id provider_services.service_id
  providers.accepts_benefit_codes providers.address_lines providers.booked_out_days providers.brand
  providers.business_name providers.city_town providers.clinician_name providers.description providers.image
  providers.lat providers.legal_name providers.licensed_states providers.lng providers.phone providers.postal_code
  providers.provider_id providers.qualification providers.slot_minutes providers.state_province providers.timezone
  providers.vanity_name schema_migrations.md5 schema_migrations.name schema_migrations.run_at
  schema_migrations.version services.business_names services.dose services.followup_after_days
  services.followup_service_id services.group_name services.group_order services.is_covid_vaccine
  services.is_vaccine services.lead_time_days services.list_order services.max_days_ahead services.minutes
  services.name services.not_menu_option services.service_id weekly_hours.break_ends weekly_hours.break_starts
  weekly_hours.closes weekly_hours.opens weekly_hours.provider_id weekly_hours.weekday`;

test('each column is known to be about a guest, and then has a period, or about nobody', async () => {
  const columns = await backend().database.rows(
    sql`select table_name || '.' || column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema and table_type = 'BASE TABLE'`,
    { name: text },
  );
  const personal = Object.entries(personalColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  const known = [...personal, ...ofNobody.trim().split(/\s+/)];
  expect(columns.map(({ name }) => name).sort()).toEqual(known.sort());
  expect(new Set(Object.values(retention).map(({ table }) => table as string))).toEqual(
    new Set(Object.keys(personalColumns)),
  );
});

const periods = new Map([
  [0, 'until'],
  [60, 'an hour after'],
  [1_440, 'a day after'],
]);

test('the README has a line for each kind of data, as the table has it', () => {
  const readme = readFileSync(new URL('../../../../reference-backend/README.md', import.meta.url), 'utf8');
  const lines = Object.entries(retention).map(([name, { what, table, minutes, from, why }]) =>
    [
      `\`${name}\``,
      what,
      `\`${table}\``,
      `${periods.get(minutes) ?? `${minutes / 1_440} days after`} ${from}`,
      why,
    ].join(' | '),
  );
  const found = readme
    .split('\n## What is kept\n')[1]
    ?.split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(2, -1)
        .trim()
        .replace(/ +\| +/g, ' | '),
    );
  expect(found).toEqual(lines);
});
