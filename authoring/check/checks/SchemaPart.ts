import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json, JsonObject } from '#engine';
import { isJsonObject } from '../../jsonParts.ts';

/** A part of a JSON Schema, and the file that its relative references are resolved from. */
export interface SchemaPart {
  readonly file: string;
  readonly schema: JsonObject;
}

export type ReadSchema = (file: string) => JsonObject;

/** Reads each schema file once. */
export function createSchemaReader(): ReadSchema {
  const schemas = new Map<string, JsonObject>();
  return (file) => {
    const schema = schemas.get(file) ?? readSchema(file);
    schemas.set(file, schema);
    return schema;
  };
}

function readSchema(file: string): JsonObject {
  const schema: Json = JSON.parse(readFileSync(file, 'utf8'));
  return isJsonObject(schema) ? schema : {};
}

/** The schema together with its `$ref` target and its `allOf` and `anyOf` parts, recursively. */
export function expandSchema({ file, schema }: SchemaPart, read: ReadSchema): readonly SchemaPart[] {
  const { $ref: reference, allOf, anyOf } = schema;
  const more = [allOf, anyOf].flatMap((each) => (Array.isArray(each) ? each.filter(isJsonObject) : []));
  return [
    ...(typeof reference === 'string' ? expandSchema(resolveReference(reference, file, read), read) : []),
    { file, schema },
    ...more.flatMap((each) => expandSchema({ file, schema: each }, read)),
  ];
}

/** The schemas of one property of an object, or of one entry of a list. */
export function partsBelow({ file, schema }: SchemaPart, name: string): readonly SchemaPart[] {
  const { properties, items, additionalProperties } = schema;
  const named = isJsonObject(properties) && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  const below = isJsonObject(items) && /^\d+$/.test(name) ? items : named;
  return isJsonObject(below) ? [{ file, schema: below }] : [];
}

function resolveReference(reference: string, file: string, read: ReadSchema): SchemaPart {
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  const schema = pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((value, name) => (isJsonObject(value) ? value[name] : undefined), read(target));
  return { file: target, schema: isJsonObject(schema) ? schema : {} };
}
