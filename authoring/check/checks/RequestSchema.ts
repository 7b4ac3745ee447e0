import { join } from 'node:path';
import type { Json, JsonObject } from '#engine';
import { labeledLists } from '../../../app/journey/request/encoders.ts';
import { isJsonObject } from '../../jsonParts.ts';
import { expandSchema, partsBelow, type ReadSchema, type SchemaPart } from './SchemaPart.ts';

const requestFile = join(import.meta.dirname, '../../../schemas/api/appointments/schedule-appointment/request.json');

/** What a JSON Pointer leads to in the request: a type, or the known names at the first name that does not exist. */
export type Target =
  | { readonly ok: true; readonly type: string }
  | { readonly ok: false; readonly at: string; readonly known: readonly string[] };

/** Finds a JSON Pointer in the booking request's schema (`schemas/api/appointments/schedule-appointment`). */
export function findTarget(pointer: string, read: ReadSchema): Target {
  let parts = requestParts(read);
  for (const name of pointerInSchema(pointer).split('/').slice(1)) {
    const next = parts.flatMap((part) => partsBelow(part, name));
    if (next.length === 0) return { ok: false, at: name, known: [...new Set(parts.flatMap(listProperties))] };
    parts = next.flatMap((part) => expandSchema(part, read));
  }
  return { ok: true, type: parts.map(readType).find((type) => type !== undefined) ?? 'value' };
}

/** The list that takes the answer to any question, of which the place is an entry; undefined for any other place. */
export const labeledListOf = (pointer: string): string | undefined =>
  labeledLists.find((list) => pointer.startsWith(`${list}/`) && !pointer.slice(list.length + 1).includes('/'));

/** A name below a list that takes the answer to any question means an entry of its own, whose `value` is the answer. */
export function pointerInSchema(pointer: string): string {
  const list = labeledListOf(pointer);
  return list === undefined ? pointer : `${list}/0/value`;
}

/** The members that the object at a JSON Pointer of the booking request must have. */
export const requiredBelow = (pointer: string, read: ReadSchema): readonly string[] => [
  ...new Set(schemasAt(pointer, read).flatMap(readRequired)),
];

/** All schemas that apply to a place of the booking request. */
export const schemasAt = (pointer: string, read: ReadSchema): readonly JsonObject[] =>
  partsAt(pointer, read).map(({ schema }) => schema);

/** Members that an object must have when it satisfies `condition`, or when it does not. */
export interface ConditionalMembers {
  readonly condition: SchemaPart;
  /** True when the members are required if the condition holds; false when they are required if it does not. */
  readonly holds: boolean;
  readonly members: readonly string[];
}

/** What `if`, `then` and `else` require of the object at a JSON Pointer of the booking request. */
export const requiredOnConditions = (pointer: string, read: ReadSchema): readonly ConditionalMembers[] =>
  partsAt(pointer, read).flatMap(({ file, schema }) => {
    if (!isJsonObject(schema.if)) return [];
    const condition = { file, schema: schema.if };
    return [
      { condition, holds: true, members: readRequired(schema.then) },
      { condition, holds: false, members: readRequired(schema.else) },
    ].filter(({ members }) => members.length > 0);
  });

/** The schema of the whole request. */
export const requestParts = (read: ReadSchema): readonly SchemaPart[] =>
  expandSchema({ file: requestFile, schema: read(requestFile) }, read);

function partsAt(pointer: string, read: ReadSchema): readonly SchemaPart[] {
  let parts = requestParts(read);
  for (const name of pointerInSchema(pointer).split('/').slice(1))
    parts = parts.flatMap((part) => partsBelow(part, name)).flatMap((part) => expandSchema(part, read));
  return parts;
}

const readRequired = (schema: Json | undefined): readonly string[] =>
  isJsonObject(schema) && Array.isArray(schema.required)
    ? schema.required.filter((name) => typeof name === 'string')
    : [];

const listProperties = ({ schema: { properties } }: SchemaPart): readonly string[] =>
  isJsonObject(properties) ? Object.keys(properties) : [];

const readType = ({ schema: { type } }: SchemaPart): string | undefined =>
  typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : undefined;
