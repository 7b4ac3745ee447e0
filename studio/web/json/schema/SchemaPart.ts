import type { Json } from '#engine';
import { parsePointer } from '../pointer.ts';
import { memberOf } from '../readJson.ts';
import { schemaFiles } from './schemaFiles.ts';

/** A part of a JSON Schema, and the file in which it stands: what it refers to is beside that. */
export interface SchemaPart {
  readonly file: string;
  readonly schema: Json | undefined;
}

/** A part with what it refers to, but not with what it is composed of. */
export function followReferences(part: SchemaPart): readonly SchemaPart[] {
  const reference = memberOf(part.schema, '$ref');
  return typeof reference === 'string' ? [part, ...followReferences(resolve(reference, part.file))] : [part];
}

/** The parts of which one, or all, must hold. */
export const alternatives = ({ file, schema }: SchemaPart): readonly SchemaPart[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((name) => {
    const list = memberOf(schema, name);
    return Array.isArray(list) ? list.map((each: Json) => ({ file, schema: each })) : [];
  });

/** A part with what it refers to and what it is composed of. */
export const expand = (part: SchemaPart): readonly SchemaPart[] =>
  followReferences(part).flatMap((each) => [each, ...alternatives(each).flatMap(expand)]);

/** What a part says of a member or an entry. A member that it does not name has the schema of all others. */
export function below({ file, schema }: SchemaPart, name: string | number): readonly SchemaPart[] {
  const entry = /^\d+$/.test(String(name)) ? memberOf(schema, 'items') : undefined;
  const found = entry ?? memberOf(schema, 'properties', String(name)) ?? memberOf(schema, 'additionalProperties');
  return typeof found === 'object' && found !== null ? [{ file, schema: found }] : [];
}

function resolve(reference: string, file: string): SchemaPart {
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? file : joined(file, path);
  return { file: target, schema: memberOf(schemaFiles[target], ...parsePointer(pointer)) };
}

/** A path relative to another file, without '..' in the middle. */
function joined(file: string, path: string): string {
  const parts = [...file.split('/').slice(0, -1), ...path.split('/')];
  const done: string[] = [];
  for (const part of parts) {
    if (part === '..' && done.length > 0 && done.at(-1) !== '..') done.pop();
    else if (part !== '.') done.push(part);
  }
  return done.join('/');
}
