import { isObject } from '../../json/Json.ts';
import { parseDate } from '../isoDate.ts';
import type { ValueType } from '../ValueType.ts';

/** Whether a value is what its type says; one that is not makes a rule unknown. */
export function fits(value: unknown, type: ValueType): boolean {
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && (type.choices?.includes(value) ?? true);
    case 'string':
      return typeof value === 'string' && (type.choices?.includes(value) ?? true);
    case 'date':
      return parseDate(value) !== undefined;
    case 'array':
      return Array.isArray(value) && value.every((item) => fits(item, type.items));
    case 'object':
      return isObject(value);
    case 'mixed':
      return value !== undefined && value !== null;
  }
}
