import type { JsonSchema, ValueType } from '#engine';

/** A schema of the values of a type, where the schema that the type came from is not at hand. */
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
