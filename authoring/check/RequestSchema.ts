import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json, JsonObject } from '#engine';

const requestFile = join(import.meta.dirname, '../../schemas/api/schedule-appointment/request.json');

/** A part of the request's schema, with the file that its references start from. */
interface SchemaPart {
  readonly file: string;
  readonly schema: JsonObject;
}

/** What stands at a place of the request: its type, or the names that would be right where the pointer goes astray. */
export type Target =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly at: string; readonly known: readonly string[] };

/** Finds a JSON Pointer in the booking request's schema (`schemas/api/schedule-appointment`). */
export function findTarget(pointer: string): Target {
  let here = partsOf({ file: requestFile, schema: readSchema(requestFile) });
  for (const name of pointer.split('/').slice(1)) {
    const next = here.flatMap((part) => below(part, name));
    if (next.length === 0) return { ok: false, at: name, known: [...new Set(here.flatMap(namesIn))] };
    here = next.flatMap(partsOf);
  }
  return { ok: true, type: here.map(({ schema }) => typeOf(schema)).find((type) => type !== undefined) ?? 'value' };
}

/** The members that the object at a JSON Pointer of the booking request must have. */
export function requiredBelow(pointer: string): readonly string[] {
  let here = partsOf({ file: requestFile, schema: readSchema(requestFile) });
  for (const name of pointer.split('/').slice(1)) here = here.flatMap((part) => below(part, name)).flatMap(partsOf);
  const required = here.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return [...new Set(required)].filter((name) => typeof name === 'string');
}

/** What stands at a name, or at an index of a list. */
function below({ file, schema: { properties, items } }: SchemaPart, name: string): readonly SchemaPart[] {
  const schema = isObject(items) && /^\d+$/.test(name) ? items : isObject(properties) ? properties[name] : undefined;
  return isObject(schema) ? [{ file, schema }] : [];
}

const namesIn = ({ schema: { properties } }: SchemaPart): readonly string[] =>
  isObject(properties) ? Object.keys(properties) : [];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSchema(file: string): JsonObject {
  const schema: Json = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(schema) ? schema : {};
}

/** The schema with what it refers to, and with all that it is composed of. */
function partsOf({ file, schema }: SchemaPart): readonly SchemaPart[] {
  if (typeof schema.$ref === 'string') {
    const target = join(dirname(file), schema.$ref);
    return partsOf({ file: target, schema: readSchema(target) });
  }
  const more = Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : [];
  return [{ file, schema }, ...more.flatMap((each) => partsOf({ file, schema: each }))];
}

const typeOf = ({ type }: JsonObject): string | undefined =>
  typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : undefined;
