import { isObject, type Json } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { FormWords } from '../form/FormWords.ts';
import { dateFaultOf, datePartsOf } from '../widgets/date/dateParts.ts';

/** An answer as the guest reads it: choices by their titles, yes and no, days as month, day and year, lists joined. */
export function answerText(value: Json, schema: JsonSchema, words: Pick<FormWords, 'yes' | 'no'>): string {
  const choice = schema.oneOf?.find((each) => each.const === value);
  if (choice !== undefined) return choice.title;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return schema.format === 'date' ? dayText(value) : value;
  if (Array.isArray(value)) return joined(value, schema.items ?? {}, words);
  return isObject(value) ? joined(Object.values(value), {}, words) : String(value);
}

const joined = (values: readonly Json[], schema: JsonSchema, words: Pick<FormWords, 'yes' | 'no'>): string =>
  values.map((each) => answerText(each, schema, words)).join(', ');

/** What is no day stays as it was typed. */
function dayText(value: string): string {
  if (dateFaultOf(value) !== undefined) return value;
  const { year, month, day } = datePartsOf(value);
  return `${month}/${day}/${year}`;
}
