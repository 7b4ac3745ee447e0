import type { Json, JsonObject } from '#engine';

/** The object, or an empty one where the value is anything else. */
export const readObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** The list, or an empty one where the value is anything else. */
export const readList = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

/** The text without spaces around it, or '' where the value is anything else. */
export const readText = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
