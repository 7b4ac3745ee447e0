import type { JsonSchema } from '#engine';
import { choicesOf, kindOf } from './kindOf.ts';
import { numberLine } from './Line.ts';

/** Whether no value at all can satisfy the limits of a schema. */
export function isEmpty(schema: JsonSchema): boolean {
  switch (kindOf(schema)) {
    case 'choice':
      return choicesOf(schema)?.length === 0;
    case 'number': {
      const { low, high } = numberLine(schema);
      return low > high;
    }
    case 'text':
      return (schema.minLength ?? 0) > (schema.maxLength ?? Number.POSITIVE_INFINITY);
    case 'list': {
      const choices = schema.uniqueItems === true ? choicesOf(schema.items ?? {})?.length : undefined;
      const most = Math.min(schema.maxItems ?? Number.POSITIVE_INFINITY, choices ?? Number.POSITIVE_INFINITY);
      return (schema.minItems ?? 0) > most;
    }
    default:
      return false;
  }
}
