import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { messagesPath } from '../messagesPath.ts';
import { generatedModule, type SchemaFile } from '../SchemaFile.ts';

/** Path of the document of a schema, below the folder of all documents; undefined where the app has no copy of it. */
export function shippedDocument({ path, schema }: SchemaFile): string | undefined {
  if (dirname(path) === 'schemas/content/messages') return messagesPath(basename(path, '.json'));
  return path === 'schemas/content/settings/app-settings.json' ? schema.document.path : undefined;
}

/**
 * Writes a shipped document as a module, where the app needs it before any document is loaded, or when one lacks
 * something: the messages and the settings of the app. Its type is that of the schema, so the document was checked.
 *
 * @param document path of the document's file
 * @param folder of the generated modules
 */
export function writeShipped(file: SchemaFile, document: string, folder: string): void {
  const title: unknown = file.schema.title;
  const out = generatedModule(file, folder);
  const { $schema: _address, ...copy }: AnySchemaObject = JSON.parse(readFileSync(document, 'utf8'));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.shipped.js`, `export const shipped${title} = ${JSON.stringify(copy, undefined, 2)};\n`);
  writeFileSync(
    `${out}.shipped.d.ts`,
    `import type { ${title} } from '../${basename(out)}.js';\nexport declare const shipped${title}: ${title};\n`,
  );
}
