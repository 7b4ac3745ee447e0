import { formatDay } from '../../form/validatePage.ts';
import type { Json } from '../../json/Json.ts';

/** A value as an author says it: `yes`, `“Ohio”`, `MM/DD/YYYY`; `not answered` when there is none. */
export function describeValue(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'not answered';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const day = formatDay(value);
    return day === value ? `“${value}”` : String(day);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : value.map(describeValue).join(', ');
  return Object.entries(value)
    .map(([name, member]) => `${name}: ${describeValue(member)}`)
    .join('; ');
}
