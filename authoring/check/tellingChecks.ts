import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { DocumentCheck } from '#engine';
import type { DocumentKind } from '../../app/content/DocumentKind.ts';

const folder = join(import.meta.dirname, '../../schemas');
const base = 'schema:///';

/**
 * The check of a kind, compiled here instead of at build time: the same verdict, and its faults know the names that would
 * be right. In the app it would cost the weight of Ajv.
 */
export function tellingChecks(): <T>(kind: DocumentKind<T>) => DocumentCheck<T> {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, strictRequired: false, allowUnionTypes: true });
  formats.default(ajv);
  for (const path of ['parts', 'content'].flatMap(schemasIn)) ajv.addSchema(readSchema(path), base + path);
  return (kind) => {
    const validate = ajv.getSchema(`${base}content/${kind.name}.json`);
    if (!validate) throw new Error(`schemas/content/${kind.name}.json: there is no schema of that name`);
    return checkBy(validate, kind);
  };
}

const schemasIn = (name: string): readonly string[] =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${name}/${file}`);

const readSchema = (path: string): AnySchemaObject => JSON.parse(readFileSync(join(folder, path), 'utf8'));

function checkBy<T>(validate: ValidateFunction, { check }: DocumentKind<T>): DocumentCheck<T> {
  const telling: DocumentCheck<T> = (value): value is T => {
    const sound = check(value);
    validate(value);
    telling.errors = validate.errors ?? check.errors ?? null;
    return sound;
  };
  return telling;
}
