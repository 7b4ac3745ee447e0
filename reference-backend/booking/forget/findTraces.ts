import { integer, text } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import type { Person } from './findPerson.ts';
import type { PersonalValue } from './personalValues.ts';
import { scanTable } from './scanTable.ts';
import { isWhole, valueMatcher } from './valueMatcher.ts';

/** Where others than the person have the same values: what other guests have entered, and what the clinics are. */
const OF_OTHERS = ['appointments', 'providers', 'services', 'hour_exceptions', 'benefit_codes'];

/** What the program itself has counted: such a number is the same as an answer, such as a weight, by chance alone. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  audit_entries: ['entry_id', 'seal'],
  audit_seals: ['number', 'first_entry', 'last_entry', 'entries'],
};

/** A value in a column. */
interface Trace {
  readonly name: string;
  readonly table: string;
  readonly column: string;
}

/** What was looked for, where, and what there is. */
export interface Proof {
  readonly tables: number;
  readonly columns: number;
  readonly searched: number;
  /** Names of the values that others have as well, or that the clinics have: there they stay, and nowhere are they looked for. */
  readonly shared: readonly string[];
  /** Where the other values stand: nowhere, if the person is forgotten. */
  readonly traces: readonly Trace[];
}

/**
 * Looks for everything that a person has entered or was given through each column of each table, whatever its type and
 * the letter case, and in every text within JSON and arrays.
 * @param person as found before the person was forgotten
 */
export async function findTraces(queries: Queries, { marks, values }: Person): Promise<Proof> {
  const columns = await queries.rows(
    sql`
    select table_name::text as table, count(*)::int as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = current_schema and table_type = 'BASE TABLE' group by table_name order by table_name`,
    { table: text, columns: integer },
  );
  const tables = columns.map(({ table }) => table);
  const shared = await findShared(queries, values);
  const marked = marks.map((value) => ({ name: 'id or code', value, isUnique: true }));
  const sought = [...values.filter((each) => !shared.includes(each)), ...marked].map((each) => ({
    ...each,
    isIn: valueMatcher(each),
  }));
  const sent = sought.map(({ value }) => value);
  const traces: Trace[] = [];
  for (const table of tables)
    await scanTable(
      queries,
      table,
      () => sent,
      (column, content) => {
        if (COUNTED[table]?.includes(column)) return;
        for (const { name, isIn } of sought) if (isIn(content)) traces.push({ name, table, column });
      },
    );
  return {
    tables: tables.length,
    columns: columns.reduce((sum, { columns: count }) => sum + count, 0),
    searched: sought.length,
    shared: shared.map(({ name }) => name),
    traces,
  };
}

/** The values that also stand, whole, in what others have entered, or that the clinics have somewhere. */
async function findShared(queries: Queries, values: readonly PersonalValue[]): Promise<readonly PersonalValue[]> {
  let open = values.map((original) => {
    const { of, ...each } = original;
    const plain: PersonalValue = of === undefined ? each : { name: each.name, value: of };
    return { original, value: plain.value, isEntered: isWhole(plain), isIn: valueMatcher(plain) };
  });
  for (const table of OF_OTHERS)
    await scanTable(
      queries,
      table,
      () => open.map(({ value }) => value),
      (_, content) => {
        open = open.filter(({ isEntered, isIn }) => !(table === 'appointments' ? isEntered : isIn)(content));
      },
    );
  return values.filter((value) => !open.some(({ original }) => original === value));
}
