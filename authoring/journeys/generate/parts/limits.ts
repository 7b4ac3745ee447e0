import type { Json } from '#engine';
import { isList } from '../../../jsonParts.ts';

/** The limits of a schema that an answer can just keep. */
export const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** The size of an answer that limits are about. */
export const measure = (value: Json): number | undefined => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return [...value].length;
  return isList(value) ? value.length : undefined;
};
