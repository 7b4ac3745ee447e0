import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { root, type SchemaFile } from './SchemaFile.ts';

const objects = 'content-fixtures/objects';

/** Where the shipped document of a schema stands, for those that the app has a copy of in its code. */
const shippedFolders: ReadonlyMap<string, string> = new Map([
  ['schemas/content/messages', `${objects}/textcollection/1.0.0/messages`],
  ['schemas/content/settings/app-settings.json', `${objects}/app-settings/1.0.0/scheduler`],
]);

/**
 * Writes a shipped document as a module, where the app needs it before any document is loaded, or when one lacks
 * something: the messages and the settings of the app. Its type is that of the schema.
 *
 * @param out path of the module of the schema's check, without its ending
 */
export function writeShipped({ path, schema }: SchemaFile, out: string): void {
  const folder = shippedFolders.get(path) ?? shippedFolders.get(dirname(path));
  if (folder === undefined) return;
  const title: unknown = schema.title;
  const { $schema: _address, ...document }: AnySchemaObject = JSON.parse(
    readFileSync(join(root, folder, basename(path)), 'utf8'),
  );
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(`${out}.shipped.js`, `export const shipped${title} = ${JSON.stringify(document, undefined, 2)};\n`);
  writeFileSync(
    `${out}.shipped.d.ts`,
    `import type { ${title} } from './${basename(out)}.js';\nexport declare const shipped${title}: ${title};\n`,
  );
}
