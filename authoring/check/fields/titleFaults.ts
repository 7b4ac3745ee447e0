import { type AskedField, lookAt } from './AskedField.ts';
import type { FieldFault } from './FieldFault.ts';

/** A question without words: a guest would read the name that it has for authors. */
export function titleFaults(field: AskedField): readonly FieldFault[] {
  if ([lookAt(field, 'title'), field.schema.title].some((title) => typeof title === 'string' && title !== ''))
    return [];
  return [{ pointer: field.pointer, message: `"${field.name}" has no "title": a guest would read its name.` }];
}
