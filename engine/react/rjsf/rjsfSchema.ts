import type { JsonSchema } from '../../core/json/JsonSchema.ts';
import type { RJSFSchema } from './rjsf.ts';

// rjsf's type is wider in keywords and lets lists be changed, which its fields never do; ours is the part that a
// document may use and is read-only. They are the same objects, and this is the only place where one becomes the other.

export const castToRjsfSchema = (schema: JsonSchema): RJSFSchema => schema as RJSFSchema;

export const castFromRjsfSchema = (schema: RJSFSchema): JsonSchema => schema as JsonSchema;
