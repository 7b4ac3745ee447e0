import { isObject, type Json } from '../../core/json/Json.ts';
import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { FormMessages } from '../field/FormMessages.ts';
import { findDateError, parseDateParts } from './date/dateParts.ts';

/** An answer as the guest reads it: titles of choices, yes or no, dates as MM/DD/YYYY, lists joined by commas. */
export function answerText(value: Json, schema: JsonSchema, messages: Pick<FormMessages, 'yes' | 'no'>): string {
  const choice = schema.oneOf?.find((each) => each.const === value);
  if (choice !== undefined) return choice.title;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'string') return schema.format === 'date' ? dayText(value) : value;
  if (Array.isArray(value)) return joined(value, schema.items ?? {}, messages);
  return isObject(value) ? joined(Object.values(value), {}, messages) : String(value);
}

const joined = (values: readonly Json[], schema: JsonSchema, messages: Pick<FormMessages, 'yes' | 'no'>): string =>
  values.map((each) => answerText(each, schema, messages)).join(', ');

/** A date as MM/DD/YYYY. Text that is not a valid date stays as it was typed. */
function dayText(value: string): string {
  if (findDateError(value) !== undefined) return value;
  const { year, month, day } = parseDateParts(value);
  return `${month}/${day}/${year}`;
}
