import { join } from 'node:path';
import { isJsonObject, partsBelow, partsOf, type SchemaPart, schemaReader } from './SchemaPart.ts';

const requestFile = join(import.meta.dirname, '../../schemas/api/schedule-appointment/request.json');

/** What stands at a place of the request: its type, or the names that would be right where the pointer goes astray. */
export type Target =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly at: string; readonly known: readonly string[] };

/** Finds a JSON Pointer in the booking request's schema (`schemas/api/schedule-appointment`). */
export function findTarget(pointer: string): Target {
  const read = schemaReader();
  let here = partsOf({ file: requestFile, schema: read(requestFile) }, read);
  for (const name of pointer.split('/').slice(1)) {
    const next = here.flatMap((part) => partsBelow(part, name));
    if (next.length === 0) return { ok: false, at: name, known: [...new Set(here.flatMap(namesIn))] };
    here = next.flatMap((part) => partsOf(part, read));
  }
  return { ok: true, type: here.map(typeOf).find((type) => type !== undefined) ?? 'value' };
}

/** The members that the object at a JSON Pointer of the booking request must have. */
export function requiredBelow(pointer: string): readonly string[] {
  const read = schemaReader();
  let here = partsOf({ file: requestFile, schema: read(requestFile) }, read);
  for (const name of pointer.split('/').slice(1))
    here = here.flatMap((part) => partsBelow(part, name)).flatMap((part) => partsOf(part, read));
  const required = here.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return [...new Set(required)].filter((name) => typeof name === 'string');
}

const namesIn = ({ schema: { properties } }: SchemaPart): readonly string[] =>
  isJsonObject(properties) ? Object.keys(properties) : [];

const typeOf = ({ schema: { type } }: SchemaPart): string | undefined =>
  typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : undefined;
