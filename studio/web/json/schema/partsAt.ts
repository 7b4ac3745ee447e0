import type { JSONPath } from 'jsonc-parser';
import type { Json } from '#engine';
import { memberOf } from '../readJson.ts';
import { alternatives, below, followReferences, type SchemaPart } from './SchemaPart.ts';
import { schemaFileOf, schemaFiles } from './schemaFiles.ts';

/** All that the schema of a document says of a place in it. Of alternatives, those that the value there can be. */
export function partsAt(document: string, root: Json | undefined, path: JSONPath): readonly SchemaPart[] {
  const file = schemaFileOf(document);
  if (file === undefined) return [];
  let parts = fitting({ file, schema: schemaFiles[file] }, root);
  path.forEach((name, index) => {
    const value = memberOf(root, ...path.slice(0, index + 1).map(String));
    parts = parts.flatMap((part) => below(part, name)).flatMap((part) => fitting(part, value));
  });
  return parts;
}

/** A part with what it refers to and those of its alternatives that a value may be meant as. */
export function fitting(part: SchemaPart, value: Json | undefined): readonly SchemaPart[] {
  return followReferences(part).flatMap((each) => {
    const all = alternatives(each).map((branch) => ({ branch, parts: fitting(branch, value) }));
    const able = all.filter(({ parts }) => parts.every(({ schema }) => takes(schema, value)));
    return [each, ...(able.length > 0 ? able : all).flatMap(({ parts }) => parts)];
  });
}

/** Whether a value that may be half written can become what the schema describes. */
function takes(schema: Json | undefined, value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  const type = memberOf(schema, 'type');
  const types = Array.isArray(type) ? type : [type];
  if (type !== undefined && !types.includes(typeOf(value))) return false;
  const properties = memberOf(schema, 'properties');
  if (typeOf(value) !== 'object' || memberOf(schema, 'additionalProperties') !== false) return true;
  // A name that is half written is no reason to rule anything out.
  const written = Object.entries(value).filter(([, member]) => member !== null);
  return written.every(([name]) => memberOf(properties, name) !== undefined);
}

function typeOf(value: Json): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
