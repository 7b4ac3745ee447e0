import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { SchemaFault, workOn } from './SchemaFault.ts';

/** The folder of the repository. */
export const root = dirname(import.meta.dirname);

/** A schema as it is written. */
export interface SchemaFile {
  /** Path in the repository, with forward slashes: `schemas/content/texts/page.json`. */
  readonly path: string;
  readonly schema: AnySchemaObject;
}

/**
 * All schemas below a folder of the repository.
 *
 * @throws {SchemaFault} where one is not JSON, or lacks what types and pages are made of
 */
export function readSchemas(folder: string): readonly SchemaFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = `${folder}/${name.split(sep).join('/')}`;
      const schema = workOn(path, () => JSON.parse(readFileSync(join(root, path), 'utf8')));
      return requireNames({ path, schema });
    });
}

/** The file, whose schema says the name of its type and what it is about. */
export function requireNames(file: SchemaFile): SchemaFile {
  const { title, description }: { readonly title?: unknown; readonly description?: unknown } = Object(file.schema);
  if (typeof title !== 'string' || !/^[A-Z][A-Za-z0-9]*$/.test(title)) {
    const found = title === undefined ? 'is missing' : `is ${JSON.stringify(title)}`;
    throw new SchemaFault(
      file.path,
      `"title" ${found}; write the name of its TypeScript type, such as "FormDefinition".`,
    );
  }
  if (typeof description !== 'string' || description.trim() === '')
    throw new SchemaFault(file.path, '"description" is missing; say in a sentence what the schema describes.');
  return file;
}

/** The folder of the generated modules. */
export const generatedFolder = join(root, 'schemas/generated');

/** Path of the generated module of a schema, without its ending. */
export const generatedModule = ({ path }: SchemaFile, folder = generatedFolder): string =>
  join(folder, relative('schemas', path).replace(/\.json$/, ''));
