import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** A schema inside of a part, with its reference followed. */
export function partBelow({ file }: SchemaPart, schema: unknown): SchemaPart {
  if (!isRecord(schema)) return { file, schema: {} };
  return typeof schema.$ref === 'string' ? read(join(dirname(file), schema.$ref)) : { file, schema };
}

function read(file: string): SchemaPart {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return partBelow({ file, schema: {} }, schema);
}
