import type { Json, JsonObject } from '#engine';

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** The entry of a list, or the member of an object; undefined when it does not exist. */
export function readPart(value: Json | undefined, name: string): Json | undefined {
  if (isList(value)) return value[Number(name)];
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The part that one segment of a JSON Pointer leads to. */
export const readSegment = (value: Json | undefined, segment: string): Json | undefined =>
  readPart(value, segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The part that a JSON Pointer leads to. */
export const readPointer = (value: Json | undefined, pointer: string): Json | undefined =>
  pointer.split('/').slice(1).reduce(readSegment, value);

const hasMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The members of an object, or the entries of a list by their index; empty for any other value. */
export const listMembers = (value: unknown): readonly (readonly [string, unknown])[] =>
  hasMembers(value) ? Object.entries(value) : [];

/** The same as `readPart`, for a value of which nothing is known. */
export const readMember = (value: unknown, name: string): unknown =>
  hasMembers(value) && isMember.call(value, name) ? value[name] : undefined;

/** Unlike `Object.hasOwn`, it leaves out the length of a list. */
const isMember = Object.prototype.propertyIsEnumerable;
