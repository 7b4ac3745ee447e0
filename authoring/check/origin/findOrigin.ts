import type { Json, JsonObject, Place } from '#engine';
import { findDocument } from '../../../app/content/catalogue.ts';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { isJsonObject, readPointer, readSegment } from '../../jsonParts.ts';

/** A document as its author wrote it. */
export type ReadOriginal = (name: string) => Json | undefined;

/** Keywords that do not change which answers are accepted when they are beside a reference. */
const annotations = ['$ref', 'title', 'description', 'default', 'examples'];

/** The place where the value at a place was written; this may be in another document that it was transcluded from. */
export const findOrigin = (place: Place, read: ReadOriginal): Place => follow(place, read, []);

/** @param passed places already visited; a reference that returns to one of them leads nowhere */
function follow(place: Place, read: ReadOriginal, passed: readonly Place[]): Place {
  if (passed.some(({ document, pointer }) => document === place.document && pointer === place.pointer)) return place;
  const way = [...passed, place];
  const names = place.pointer.split('/').slice(1);
  const whole = read(place.document);
  let here: Json | undefined = whole;
  for (const [at, name] of names.entries()) {
    if (isJsonObject(here) && readSegment(here, name) === undefined) {
      const target = resolveTarget(here, place, read);
      return target === undefined ? place : follow(appendNames(target, names.slice(at)), read, way);
    }
    here = readSegment(here, name);
    if (here === undefined) return place;
  }
  const target =
    isJsonObject(here) &&
    Object.keys(here).every((name) => annotations.includes(name)) &&
    resolveTarget(here, place, read);
  if (!target) return place;
  return readOriginal(target, read) === undefined ? place : follow(target, read, way);
}

/**
 * The place that a reference points to. A reference that names no document points into the nearest enclosing part that
 * has such a place, such as a page's schema.
 */
function resolveTarget({ $ref: reference }: JsonObject, place: Place, read: ReadOriginal): Place | undefined {
  if (typeof reference !== 'string') return undefined;
  const [name = '', pointer = ''] = reference.split('#');
  const found = name === '' ? undefined : findDocument(name);
  if (name !== '') return { document: found ? documentName(found.kind, found.id) : name, pointer };
  const { document } = place;
  const names = place.pointer.split('/');
  return names
    .map((_, at) => ({ document, pointer: names.slice(0, names.length - at).join('/') + pointer }))
    .find((each) => readOriginal(each, read) !== undefined);
}

/** The value that was written at a place. */
export const readOriginal = ({ document, pointer }: Place, read: ReadOriginal): Json | undefined =>
  readPointer(read(document), pointer);

const appendNames = ({ document, pointer }: Place, names: readonly string[]): Place => ({
  document,
  pointer: [pointer, ...names].join('/'),
});
