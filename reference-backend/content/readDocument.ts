import { join } from 'node:path';
import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { ReadText } from './createFileReader.ts';

/**
 * A document of the content as it is now, for what the server itself says. Undefined where it is missing or breaks its
 * schema, as an edit may leave it.
 *
 * @param path below the folder of the content API
 */
export async function readDocument<T>(
  folder: string,
  path: string,
  check: SchemaCheck<T>,
  read: ReadText,
): Promise<T | undefined> {
  try {
    const document: unknown = JSON.parse((await read(join(folder, path))) ?? '');
    return check(document) ? document : undefined;
  } catch {
    return undefined;
  }
}
