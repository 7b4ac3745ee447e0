/** What may stand as a parameter. JSON travels as text with a `::jsonb` cast; instants as ISO text with `::timestamptz`. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];

/** A statement, or a piece of one: SQL text with its parameters apart. Made by {@link sql} only, so nothing from outside becomes SQL text. */
export interface Sql {
  /** One more piece of text than there are values. */
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
}

const isSql = (value: SqlValue | Sql): value is Sql =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && 'texts' in value;

/** ``sql`select ${x}::int where ${otherSql}` ``: pieces are put in, everything else becomes a parameter. */
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

/** The text that PostgreSQL takes, with `$1`, `$2`, ... where the values stand. */
export const statementText = ({ texts }: Sql): string => texts.reduce((text, next, index) => `${text}$${index}${next}`);
