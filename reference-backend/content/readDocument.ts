import { join } from 'node:path';
import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { ReadText } from './createFileReader.ts';
import type { BrokenDocument } from './noteReplaced.ts';

/**
 * A document of the content as it is now, for what the server itself says. Undefined where it is missing or breaks its
 * schema, as an edit may leave it.
 *
 * @param path below the folder of the content API
 * @param onBroken called where there is a document that cannot be used
 */
export async function readDocument<T>(
  folder: string,
  path: string,
  check: SchemaCheck<T>,
  read: ReadText,
  onBroken: (broken: BrokenDocument) => void,
): Promise<T | undefined> {
  const text = await read(join(folder, path));
  if (text === undefined) return undefined;
  const document = parse(text);
  if (document !== undefined && check(document)) return document;
  onBroken({ path, code: document === undefined ? 'not-json' : 'wrong-form', text });
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
