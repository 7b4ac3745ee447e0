import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folder = 'schemas/content';

/** The path in the repository of the schema of a kind of documents; they lie by subject, and are named after the kind. */
export function findSchemaFile(kind: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const found = files.map((file) => file.replaceAll('\\', '/')).find((file) => file.endsWith(`/${kind}.json`));
  if (found === undefined) throw new Error(`no schema below ${folder} is named ${kind}.json`);
  return `${folder}/${found}`;
}
