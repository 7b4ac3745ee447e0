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
  let here = resolve({ file: requestFile, schema: readSchema(requestFile) });
  for (const name of pointer.split('/').slice(1)) {
    const { properties, items } = here.schema;
    const next = isObject(items) && /^\d+$/.test(name) ? items : isObject(properties) ? properties[name] : undefined;
    if (!isObject(next)) return { ok: false, at: name, known: isObject(properties) ? Object.keys(properties) : [] };
    here = resolve({ file: here.file, schema: next });
  }
  return { ok: true, type: typeOf(here.schema) };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSchema(file: string): JsonObject {
  const schema: Json = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(schema) ? schema : {};
}

function resolve({ file, schema }: SchemaPart): SchemaPart {
  if (typeof schema.$ref !== 'string') return { file, schema };
  const target = join(dirname(file), schema.$ref);
  return resolve({ file: target, schema: readSchema(target) });
}

const typeOf = ({ type }: JsonObject): string =>
  typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : 'value';
