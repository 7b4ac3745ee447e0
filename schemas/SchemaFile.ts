import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { AnySchemaObject } from 'ajv';

/** The folder of the repository. */
export const root = dirname(import.meta.dirname);

/** A schema as it is written. */
export interface SchemaFile {
  /** Path in the repository, with forward slashes: `schemas/content/texts/page.json`. */
  readonly path: string;
  readonly schema: AnySchemaObject;
}

/** All schemas below a folder of the repository. */
export function readSchemas(folder: string): readonly SchemaFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = `${folder}/${name.split(sep).join('/')}`;
      return { path, schema: JSON.parse(readFileSync(join(root, path), 'utf8')) };
    });
}

/** The folder of the generated modules. */
export const generatedFolder = join(root, 'schemas/generated');

/** Path of the generated module of a schema, without its ending. */
export const generatedModule = ({ path }: SchemaFile, folder = generatedFolder): string =>
  join(folder, relative('schemas', path).replace(/\.json$/, ''));
