import rjsf from '@rjsf/validator-ajv8';
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import { type JsonSchema, validate } from '#engine';

export const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of a violation, as our validator gives it: the missing or unexpected member itself. */
function findPath({ instancePath, params }: ErrorObject): string {
  const member: unknown = params.missingProperty ?? params.additionalProperty;
  return typeof member === 'string' ? `${instancePath}/${escaped(member)}` : instancePath;
}

const isOfAChoice = ({ schemaPath }: ErrorObject): boolean => /\/oneOf\/\d/.test(schemaPath);
export const asLines = (errors: readonly ErrorObject[]): readonly string[] =>
  errors
    .filter((error) => !isOfAChoice(error))
    .map((error) => `${findPath(error)} ${error.keyword}`)
    .sort();

export function byAjv(schema: JsonSchema, data: unknown): readonly string[] {
  const check = ajv.compile({ ...schema });
  check(data);
  return asLines(check.errors ?? []);
}

export function byRjsf(schema: JsonSchema, data: unknown): readonly string[] {
  const { errors = [] } = rjsf.rawValidation<ErrorObject>(JSON.parse(JSON.stringify(schema)), data);
  return asLines(errors);
}

export const ours = (schema: JsonSchema, data: unknown): readonly string[] =>
  validate(schema, data)
    .map(({ path, keyword }) => `${path} ${keyword}`)
    .sort();
