import type { JsonSchema } from '#engine';
import { classifySchema, listChoices } from './classifySchema.ts';
import { numberLine } from './Line.ts';

/** Whether no value can satisfy the limits of a schema. */
export function isEmpty(schema: JsonSchema): boolean {
  switch (classifySchema(schema)) {
    case 'choice':
      return listChoices(schema)?.length === 0;
    case 'number': {
      const { low, high } = numberLine(schema);
      return low > high;
    }
    case 'text':
      return (schema.minLength ?? 0) > (schema.maxLength ?? Number.POSITIVE_INFINITY);
    case 'list': {
      const choices = schema.uniqueItems === true ? listChoices(schema.items ?? {})?.length : undefined;
      const most = Math.min(schema.maxItems ?? Number.POSITIVE_INFINITY, choices ?? Number.POSITIVE_INFINITY);
      return (schema.minItems ?? 0) > most;
    }
    default:
      return false;
  }
}
