/** Reads one column of a row. Throws when the database returns something else: statement and code then disagree. */
export type Column<T> = (value: unknown) => T;
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type Row<C extends Columns> = { readonly [Name in keyof C]: ReturnType<C[Name]> };

const reject = (wanted: string, value: unknown): never => {
  throw new TypeError(`expected ${wanted} from the database, got ${value === null ? 'null' : typeof value}`);
};

export const text: Column<string> = (value) => (typeof value === 'string' ? value : reject('text', value));
export const integer: Column<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) ? value : reject('an integer', value);
export const number: Column<number> = (value) => (typeof value === 'number' ? value : reject('a number', value));
export const flag: Column<boolean> = (value) => (typeof value === 'boolean' ? value : reject('a boolean', value));
/** `timestamptz`. */
export const instant: Column<Date> = (value) => (value instanceof Date ? value : reject('an instant', value));
/** `jsonb`, parsed and not yet checked. */
export const json: Column<unknown> = (value) => value;
/** `jsonb` that is an object. */
export const members: Column<Readonly<Record<string, unknown>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : reject('an object', value);
export const integers: Column<readonly number[]> = (value) =>
  Array.isArray(value) ? value.map(integer) : reject('integers', value);
export const texts: Column<readonly string[]> = (value) =>
  Array.isArray(value) ? value.map(text) : reject('texts', value);
export const nullable =
  <T>(column: Column<T>): Column<T | null> =>
  (value) =>
    value === null ? null : column(value);

/** Reads a row as the driver returned it. */
export function readRow<C extends Columns>(columns: C, row: Readonly<Record<string, unknown>>): Row<C>;
export function readRow(columns: Columns, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      if (!(name in row)) throw new TypeError(`the statement returns no column ${name}`);
      return [name, column(row[name])];
    }),
  );
}
