import { parsePointer } from '../json/pointer.ts';
import { memberOf } from '../json/readJson.ts';
import { below, expand, type SchemaPart } from '../json/schema/SchemaPart.ts';
import { requestSchemaFile, schemaFiles } from '../json/schema/schemaFiles.ts';

/** What the schema of the request says of a place. */
export interface RequestPlace {
  readonly type: string;
  readonly words: string;
  readonly limits: string;
}

/** What the schema says of a place in the booking request; undefined for a place that it does not have. */
export function describePlace(pointer: string): RequestPlace | undefined {
  let parts: readonly SchemaPart[] = expand({ file: requestSchemaFile, schema: schemaFiles[requestSchemaFile] });
  for (const name of parsePointer(pointer)) {
    parts = parts.flatMap((part) => below(part, name).flatMap(expand));
    if (parts.length === 0) return undefined;
  }
  const read = (name: string) => parts.map(({ schema }) => memberOf(schema, name)).find((value) => value !== undefined);
  const limits = ['maxLength', 'minLength', 'pattern', 'format', 'enum', 'minimum', 'maximum', 'maxItems'].flatMap(
    (name) => {
      const limit = read(name);
      return limit === undefined ? [] : [`${name} ${Array.isArray(limit) ? limit.join(', ') : String(limit)}`];
    },
  );
  return {
    type: String(read('type') ?? 'any value'),
    words: String(read('description') ?? read('title') ?? ''),
    limits: limits.join('; '),
  };
}
