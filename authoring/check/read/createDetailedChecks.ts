import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import formats from 'ajv-formats';
import type { DocumentCheck } from '#engine';
import type { DocumentKind } from '../../../app/content/DocumentKind.ts';
import { findSchemaFile, listSchemaFiles } from './schemaFiles.ts';

const root = join(import.meta.dirname, '../../..');
const base = 'schema:///';

export type DetailedChecks = <T>(kind: DocumentKind<T>) => DocumentCheck<T>;

/**
 * The app's checks, whose problems here also list the known names. The schema of a document that fails is compiled once
 * more with its parts available; in the app that would add the size of Ajv. Of a kind that the app reads leniently, the
 * schema decides here.
 */
export function createDetailedChecks(): DetailedChecks {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, strictRequired: false, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addVocabulary(['placeholders', 'choiceOf']);
  for (const path of ['engine/schemas', 'schemas/parts', 'schemas/content'].flatMap(listSchemaFiles))
    ajv.addSchema(readSchema(path), base + path);
  return <T>({ name, check, lenient }: DocumentKind<T>) => {
    const detailed: DocumentCheck<T> = (value): value is T => {
      const passes = check(value);
      if (passes && !lenient) return true;
      const validate = ajv.getSchema(base + findSchemaFile(name));
      if (passes && validate?.(value) === true) return true;
      detailed.errors = validate?.(value) === false ? validate.errors : check.errors;
      return false;
    };
    return detailed;
  };
}

const readSchema = (path: string): AnySchemaObject => JSON.parse(readFileSync(join(root, path), 'utf8'));
