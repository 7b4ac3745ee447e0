import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRecord, type JsonRecord } from '../exchange/json.ts';
import { callFolders } from './callFolders.ts';

/** A part of a schema, with the file that its references are relative to. */
export interface SchemaPart {
  readonly file: string;
  readonly schema: JsonRecord;
}

/** The schema of a call's request or of its reply, as written in `schemas/api`. */
export const callSchema = (call: string, of: 'request' | 'reply'): SchemaPart =>
  read(join(callFolders.get(call) ?? call, `${of}.json`));

/** A schema inside of a part, with its references followed. */
export function partBelow({ file }: SchemaPart, schema: unknown): SchemaPart {
  if (!isRecord(schema)) return { file, schema: {} };
  if (typeof schema.$ref === 'string') return read(resolve(dirname(file), schema.$ref));
  const bases = Array.isArray(schema.allOf)
    ? schema.allOf.map((each: unknown) => partBelow({ file, schema: {} }, each))
    : [];
  return { file, schema: bases.reduce((whole, base) => merged(withWholeReferences(base), whole), schema) };
}

/** A schema with what it takes over from another one, whose limits of a property hold beside its own. */
function merged(base: JsonRecord, own: JsonRecord): JsonRecord {
  const [before, properties] = [base, own].map((each) => (isRecord(each.properties) ? each.properties : {}));
  const both = Object.entries({ ...before, ...properties }).map(([name, member]) => [
    name,
    { ...(isRecord(before?.[name]) ? before[name] : {}), ...(isRecord(member) ? member : {}) },
  ]);
  return { ...base, ...own, properties: Object.fromEntries(both) };
}

/** A schema whose references may be followed from any file. */
function withWholeReferences({ file, schema }: SchemaPart): JsonRecord {
  const text = JSON.stringify(schema, (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' ? resolve(dirname(file), value) : value,
  );
  const whole: unknown = JSON.parse(text);
  return isRecord(whole) ? whole : {};
}

function read(file: string): SchemaPart {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return partBelow({ file, schema: {} }, schema);
}
