import type { Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { ValueType } from '../ValueType.ts';

const allStrings = (values: readonly Json[]): values is readonly string[] => values.every((v) => typeof v === 'string');
const allNumbers = (values: readonly Json[]): values is readonly number[] => values.every((v) => typeof v === 'number');
const allBooleans = (values: readonly Json[]): boolean => values.every((v) => typeof v === 'boolean');

function listChoices(schema: JsonSchema): readonly Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return schema.enum ?? schema.oneOf?.map((choice) => choice.const);
}

function inferChoicesType(choices: readonly Json[]): ValueType {
  if (allStrings(choices)) return { kind: 'string', choices };
  if (allNumbers(choices)) return { kind: 'number', choices };
  return allBooleans(choices) ? { kind: 'boolean' } : { kind: 'mixed' };
}

/** The type of an answer that is valid by this schema. */
export function inferSchemaType(schema: JsonSchema): ValueType {
  const choices = listChoices(schema);
  if (choices !== undefined && choices.length > 0) return inferChoicesType(choices);
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'string':
      return { kind: schema.format === 'date' ? 'date' : 'string' };
    case 'array':
      return { kind: 'array', items: schema.items === undefined ? { kind: 'mixed' } : inferSchemaType(schema.items) };
    case 'object':
      return objectType(schema.properties ?? {});
    default:
      return { kind: 'mixed' };
  }
}

const objectType = (properties: Readonly<Record<string, JsonSchema>>): ValueType => ({
  kind: 'object',
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, inferSchemaType(schema)])),
});
