import type { Json, JsonObject } from '#engine';

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isGroup = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** The entry of a list, or the member of a group; undefined when it does not exist. */
export function readPart(value: Json | undefined, name: string): Json | undefined {
  if (isList(value)) return value[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
