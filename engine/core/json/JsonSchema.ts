import type { Json } from './Json.ts';

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** One choice with its label: `{ "const": "CA", "title": "California" }`. */
export interface LabelledChoice {
  readonly const: string | number | boolean;
  readonly title: string;
  readonly description?: string;
}

/**
 * The part of JSON Schema draft-07 that a document may use for a field, after `checkSchema`:
 * references are inlined, every keyword is known, every pattern is safe.
 */
export interface JsonSchema {
  readonly type?: SchemaType;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  /** What the answer is, in the app's own words; for tools. */
  readonly meaning?: string;
  /** What the answer counts, such as pounds; for tools. */
  readonly unit?: string;
  readonly readOnly?: boolean;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly oneOf?: readonly LabelledChoice[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** The schema of a page's answers: an object whose properties are the page's fields. */
export interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** A list whose entries are groups of answers, asked on cards; any other list is a set of choices. */
export type EntryList = JsonSchema & { readonly items: JsonSchema };

export const isEntryList = (schema: JsonSchema): schema is EntryList =>
  schema.type === 'array' && schema.items?.type === 'object';
