import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import formats from 'ajv-formats';
import type { DocumentCheck, SchemaViolation } from '#engine';
import type { DocumentKind } from '../../../app/content/DocumentKind.ts';
import { messageChecks } from '../../../app/content/generated/messageChecks.ts';
import { describePattern } from '../problems/describePattern.ts';
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
  let ajv: Ajv | undefined;
  return <T>({ name, check, lenient }: DocumentKind<T>) => {
    const strict = lenient ? new Map<string, DocumentCheck<unknown>>(Object.entries(messageChecks)).get(name) : check;
    const detailed: DocumentCheck<T> = (value): value is T => {
      if (check(value) && strict?.(value)) return true;
      ajv ??= createAjv();
      const validate = ajv.getSchema(base + findSchemaFile(name));
      detailed.errors = validate?.(value) === false ? validate.errors?.map(inWords) : check.errors;
      return false;
    };
    return detailed;
  };
}

/** The violation of a pattern with what the pattern asks for. */
function inWords(violation: SchemaViolation): SchemaViolation {
  const { keyword, params, parentSchema } = violation;
  if (keyword !== 'pattern') return violation;
  const hasExample = typeof parentSchema === 'object' && parentSchema !== null && 'examples' in parentSchema;
  const words = describePattern(String(params.pattern), hasExample);
  return words === undefined ? violation : { ...violation, params: { ...params, words } };
}

function createAjv(): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, strictRequired: false, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addVocabulary(['placeholders', 'choiceOf', 'document']);
  for (const path of ['engine/schemas', 'schemas/parts', 'schemas/content'].flatMap(listSchemaFiles))
    ajv.addSchema(readSchema(path), base + path);
  return ajv;
}

const readSchema = (path: string): AnySchemaObject => JSON.parse(readFileSync(join(root, path), 'utf8'));
