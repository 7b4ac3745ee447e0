import type { JsonSchema } from '../../json/JsonSchema.ts';
import { parsePointer } from '../../json/pointer.ts';

/** The schema one name further; a list's entries share theirs. */
export function schemaBelow({ items, properties }: JsonSchema, name: string): JsonSchema | undefined {
  if (items !== undefined) return items;
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The schema of the answer at a pointer. */
export const schemaAt = (schema: JsonSchema, pointer: string): JsonSchema | undefined =>
  (parsePointer(pointer) ?? []).reduce<JsonSchema | undefined>((here, name) => here && schemaBelow(here, name), schema);
