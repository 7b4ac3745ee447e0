import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { problem, unknownName } from '../errors/problem.ts';
import type { JsonSchema } from '../json/JsonSchema.ts';
import { parsePointer } from '../json/pointer.ts';

type FoundField =
  | { readonly names: readonly string[]; readonly schema: JsonSchema }
  | { readonly problem: ContentProblem };

/** Finds the field that a pointer such as `/address/city` names in a schema; `-` or an index is an entry of a list. */
export function resolveFieldPointer(pointer: string, root: JsonSchema, place: Place): FoundField {
  const names = parsePointer(pointer);
  if (names === undefined || names.length === 0) return { problem: problem(place, 'malformed-pointer', pointer) };
  let schema = root;
  for (const name of names) {
    const properties = schema.properties ?? {};
    const isEntry = schema.items !== undefined && /^(-|\d+)$/.test(name);
    const next = isEntry ? schema.items : Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (next === undefined) return { problem: unknownName(place, Object.keys(properties), 'unknown-field/here', name) };
    schema = next;
  }
  return { names, schema };
}

/** The schema of the member with that name; all entries of a list share one schema. */
export function schemaBelow({ items, properties }: JsonSchema, name: string): JsonSchema | undefined {
  if (items !== undefined) return items;
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The schema of the answer at a pointer. */
export const schemaAt = (schema: JsonSchema, pointer: string): JsonSchema | undefined =>
  (parsePointer(pointer) ?? []).reduce<JsonSchema | undefined>((here, name) => here && schemaBelow(here, name), schema);
