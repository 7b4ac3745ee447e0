/**
 * What can be a parameter. JSON is sent as text with a `::jsonb` cast, an instant as ISO text with `::timestamptz`.
 */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];

/**
 * A statement, or a piece of one: SQL text, and its parameters apart. Only {@link sql} makes it, so that no input
 * becomes SQL text.
 */
export interface Sql {
  /** The text around the values: one piece more than there are values. */
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
  /** Whether a connection keeps its plan. */
  readonly isKept?: boolean;
}

const isSql = (value: SqlValue | Sql): value is Sql =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && 'texts' in value;

/** ``sql`select ${x}::int where ${otherSql}` ``: pieces of SQL are inserted, everything else becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...inserted: readonly (SqlValue | Sql)[]): Sql {
  const texts = [strings[0] ?? ''];
  const values: SqlValue[] = [];
  const append = (text: string) => texts.push(`${texts.pop() ?? ''}${text}`);
  inserted.forEach((value, index) => {
    if (isSql(value)) {
      append(value.texts[0] ?? '');
      values.push(...value.values);
      texts.push(...value.texts.slice(1));
    } else {
      values.push(value);
      texts.push('');
    }
    append(strings[index + 1] ?? '');
  });
  return { texts, values };
}

/**
 * The same statement, whose plan a connection keeps where it can: for one that is sent so often, and is so long, that
 * reading and planning it would be much of what it costs.
 */
export const kept = (statement: Sql): Sql => ({ ...statement, isKept: true });

/** The text that PostgreSQL takes, with `$1`, `$2`, ... in place of the values. */
export const statementText = ({ texts }: Sql): string => texts.reduce((text, next, index) => `${text}$${index}${next}`);
