import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Paths of the schemas below a folder, relative to the repository, with forward slashes. */
export const listSchemaFiles = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const contentSchemas = listSchemaFiles('schemas/content');

/**
 * Path of the schema of a kind of document, relative to the repository. Schemas are grouped in folders by subject and
 * named after their kind.
 */
export function findSchemaFile(kind: string): string {
  const found = contentSchemas.find((file) => file.endsWith(`/${kind}.json`));
  if (found === undefined) throw new Error(`no schema below schemas/content is named ${kind}.json`);
  return found;
}
