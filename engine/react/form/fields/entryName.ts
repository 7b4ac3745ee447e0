import { isObject } from '../../../core/json/Json.ts';
import type { JsonSchema } from '../../../core/json/JsonSchema.ts';

/** The name of a list's entries: `ui:entry`, else the title of the entries' schema, else the title of the list. */
export function entryName({ title, items }: JsonSchema, uiSchema: unknown): string {
  const named = isObject(uiSchema) ? uiSchema['ui:entry'] : undefined;
  return typeof named === 'string' ? named : (items?.title ?? title ?? '');
}

/** The name of one entry, numbered from 1: 'Pet 2'. */
export const entryTitle = (name: string, index: number): string => `${name} ${index + 1}`.trim();
