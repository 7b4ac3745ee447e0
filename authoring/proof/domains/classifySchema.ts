import type { Json, JsonSchema, ValueType } from '#engine';

type SourceKind = 'choice' | 'date' | 'number' | 'text' | 'list' | 'group' | 'other';

/** The values that a schema lets a guest choose from; undefined when the schema is not a choice. */
export function listChoices({ type, enum: values, const: only, oneOf }: JsonSchema): readonly Json[] | undefined {
  if (only !== undefined) return [only];
  if (values !== undefined) return values;
  if (oneOf !== undefined) return oneOf.map((choice) => choice.const);
  return type === 'boolean' ? [true, false] : undefined;
}

/** The kind of a schema, which decides how its values are distinguished. */
export function classifySchema(schema: JsonSchema): SourceKind {
  if (listChoices(schema) !== undefined) return 'choice';
  switch (schema.type) {
    case 'number':
    case 'integer':
      return 'number';
    case 'string':
      return schema.format === 'date' ? 'date' : 'text';
    case 'array':
      return 'list';
    case 'object':
      return 'group';
    default:
      return 'other';
  }
}

/** Whether the values have an order that rules can compare. */
export const isOrdered = (schema: JsonSchema): boolean => ['date', 'number'].includes(classifySchema(schema));

/** A schema for the values of a type, for use when the type's original schema is not available. */
export function buildSchema(type: ValueType): JsonSchema {
  switch (type.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
    case 'string':
      return { type: type.kind, ...(type.choices === undefined ? {} : { enum: type.choices }) };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'array':
      return { type: 'array', items: buildSchema(type.items) };
    case 'object': {
      const members = Object.entries(type.properties).map(([name, member]) => [name, buildSchema(member)] as const);
      return { type: 'object', properties: Object.fromEntries(members) };
    }
    case 'mixed':
      return {};
  }
}
