import type { Violation } from '../../core/errors/Violation.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { orderOf } from './orderOf.ts';
import { pathOfPointer } from './pathOfPointer.ts';

/** What a guest is told about one field. */
export interface Complaint {
  /** Names from the page's answers to the field. */
  readonly path: readonly string[];
  /** The field's title. */
  readonly label: string;
  readonly text: string;
}

/** The field that a path leads to, and the way there: what is inside a list belongs to the list's field. */
function fieldAt(schema: JsonSchema, path: readonly string[]): { way: readonly string[]; field: JsonSchema } {
  const [name, ...rest] = path;
  const field = name === undefined ? undefined : schema.properties?.[name];
  if (name === undefined || field === undefined) return { way: [], field: schema };
  const inside = fieldAt(field, rest);
  return { way: [name, ...inside.way], field: inside.field };
}

/** One complaint for each field with violations, the first of them, in the order in which the fields are seen. */
export function complaintsOf(
  violations: readonly Violation[],
  schema: JsonSchema,
  order: unknown,
  say: (violation: Violation) => string,
): readonly Complaint[] {
  const byField = new Map<string, Complaint>();
  for (const violation of violations) {
    const { way, field } = fieldAt(schema, pathOfPointer(violation.path));
    const key = way.join('/');
    if (!byField.has(key)) byField.set(key, { path: way, label: field.title ?? '', text: say(violation) });
  }
  const complaints = [...byField.values()];
  return orderOf(Object.keys(schema.properties ?? {}), order).flatMap((name) =>
    complaints.filter(({ path }) => path[0] === name),
  );
}
