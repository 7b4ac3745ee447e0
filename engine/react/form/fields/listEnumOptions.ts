import type { JsonSchema } from '../../../core/json/JsonSchema.ts';
import type { EnumOptionsType } from '../../rjsf/rjsf.ts';

/** The choices of an answer or, for a list, those of its items; undefined when the answer has no choices. */
export function listEnumOptions(schema: JsonSchema): EnumOptionsType[] | undefined {
  const { enum: values, oneOf } = schema.type === 'array' ? (schema.items ?? {}) : schema;
  if (values) return values.map((value) => ({ value, label: String(value) }));
  return oneOf?.map((choice) => ({ value: choice.const, label: choice.title, schema: choice }));
}
