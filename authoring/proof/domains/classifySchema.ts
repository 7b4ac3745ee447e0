import type { Json, JsonSchema } from '#engine';

export type SourceKind = 'choice' | 'date' | 'number' | 'text' | 'list' | 'group' | 'other';

/** The choices that a schema leaves; undefined when it is not about choices. */
export function listChoices({ type, enum: values, const: only, oneOf }: JsonSchema): readonly Json[] | undefined {
  if (only !== undefined) return [only];
  if (values !== undefined) return values;
  if (oneOf !== undefined) return oneOf.map((choice) => choice.const);
  return type === 'boolean' ? [true, false] : undefined;
}

/** How values of a schema are told apart. */
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

/** Whether the values have an order that rules compare by. */
export const isOrdered = (schema: JsonSchema): boolean => ['date', 'number'].includes(classifySchema(schema));
