import { expect, test } from 'vitest';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { describeStatement } from '../../../../reference-backend/health/traces/traceStatements.ts';

test.each([
  [sql`select version from oldest_program`, 'select oldest_program'],
  [sql`insert into outbox (sealed) values (${'Canary'})`, 'insert outbox'],
  [
    sql`
    update claims set expires_at = ${'Canary'} where provider_id = ${1}`,
    'update claims',
  ],
  [sql`delete from claims where ${sql`guest = ${'Canary'}`}`, 'delete claims'],
  [sql`with free as (select ${'Canary'} as x from providers) select x from free`, 'with providers'],
  [sql`select clock_timestamp() as now`, 'select'],
])('a statement is named by its kind and its first table: %#', (statement, name) => {
  const step = describeStatement(statement);
  expect(step.name).toBe(name);
  expect(JSON.stringify(step)).not.toContain('Canary');
});
