import type { Json, Place } from '#engine';
import { isJsonObject, isList } from '../../jsonParts.ts';
import { findOrigin, type ReadOriginal, readOriginal } from './findOrigin.ts';

/** Whether the value at a place, or a part of it, was transcluded from another document. */
export function isTranscluded(place: Place, read: ReadOriginal): boolean {
  const origin = findOrigin(place, read);
  return origin.document !== place.document || namesDocument(readOriginal(origin, read));
}

function namesDocument(value: Json | undefined): boolean {
  if (isList(value)) return value.some(namesDocument);
  if (!isJsonObject(value)) return false;
  const { $ref: reference } = value;
  if (typeof reference === 'string' && !reference.startsWith('#')) return true;
  return Object.values(value).some(namesDocument);
}
