import type { Json, Place } from '#engine';
import { isGroup, isList } from './jsonParts.ts';
import { originOf, type ReadWritten, writtenAt } from './originOf.ts';

/** Whether what stands at a place is put in from another document, or some part of it. */
export function isPutIn(place: Place, read: ReadWritten): boolean {
  const origin = originOf(place, read);
  return origin.document !== place.document || namesDocument(writtenAt(origin, read));
}

function namesDocument(value: Json | undefined): boolean {
  if (isList(value)) return value.some(namesDocument);
  if (!isGroup(value)) return false;
  const { $ref: reference } = value;
  if (typeof reference === 'string' && !reference.startsWith('#')) return true;
  return Object.values(value).some(namesDocument);
}
