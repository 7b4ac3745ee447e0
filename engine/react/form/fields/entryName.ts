import { isObject } from '../../../core/json/Json.ts';
import type { JsonSchema } from '../../../core/json/JsonSchema.ts';

/** What an entry of a list is called: by `ui:entry`, else by the title of the entries, else by that of the list. */
export function entryName({ title, items }: JsonSchema, uiSchema: unknown): string {
  const named = isObject(uiSchema) ? uiSchema['ui:entry'] : undefined;
  return typeof named === 'string' ? named : (items?.title ?? title ?? '');
}

/** The name of one entry, which counts from 1: 'Pet 2'. */
export const entryTitle = (name: string, index: number): string => `${name} ${index + 1}`.trim();
