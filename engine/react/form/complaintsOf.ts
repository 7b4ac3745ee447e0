import type { Violation } from '../../core/errors/Violation.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import { orderOf } from './orderOf.ts';
import { pathOfPointer } from './pathOfPointer.ts';

/** What a guest is told about one field. */
export interface Complaint {
  /** Names from the page's answers to the field. */
  readonly path: readonly string[];
  readonly text: string;
}

/** The part of a path that leads to a field: what is inside a list belongs to the list's field. */
function fieldPathOf(schema: JsonSchema, path: readonly string[]): readonly string[] {
  const [name, ...rest] = path;
  const field = name === undefined ? undefined : schema.properties?.[name];
  return name === undefined || field === undefined ? [] : [name, ...fieldPathOf(field, rest)];
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
    const path = fieldPathOf(schema, pathOfPointer(violation.path));
    const key = path.join('/');
    if (!byField.has(key)) byField.set(key, { path, text: say(violation) });
  }
  const complaints = [...byField.values()];
  return orderOf(Object.keys(schema.properties ?? {}), order).flatMap((name) =>
    complaints.filter(({ path }) => path[0] === name),
  );
}
