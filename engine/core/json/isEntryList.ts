import type { JsonSchema } from './JsonSchema.ts';

/** A list whose entries are groups of answers, asked on cards; any other list is a set of choices. */
export type EntryList = JsonSchema & { readonly items: JsonSchema };

export const isEntryList = (schema: JsonSchema): schema is EntryList =>
  schema.type === 'array' && schema.items?.type === 'object';
