import { isRecord, type JsonRecord, removeAt } from '../exchange/json.ts';

/** Parts of a right request that are right as well, by what they are. */
export const PARTS = {
  'every other field alone': (request: object) => placesIn(request, 'fields').filter((_, index) => index % 2 === 0),
  'the other half of its fields': (request: object) =>
    placesIn(request, 'fields').filter((_, index) => index % 2 === 1),
  'its sections, and nothing that has fields of its own within them': (request: object) =>
    placesIn(request, 'groups').filter((at) => at.split('/').length > 2),
} as const;

/**
 * A right request without some of what it may be without, so that no server may need it.
 * @param left what is left out, if the request is right without it
 * @param isRight whether a request keeps to its schema
 */
export const without = (request: object, left: readonly string[], isRight: (part: unknown) => boolean): JsonRecord =>
  left.reduce<JsonRecord>(
    (part, at) => {
      const less = removeAt(part, at);
      return isRecord(less) && isRight(less) ? less : part;
    },
    { ...request },
  );

/** JSON Pointers of all values that have none below them but list entries, or of all objects. */
function placesIn(value: unknown, which: 'fields' | 'groups', at = ''): readonly string[] {
  if (Array.isArray(value) && value.some(isRecord))
    return value.flatMap((each, index) => placesIn(each, which, `${at}/${index}`).filter((place) => place !== at));
  if (!isRecord(value)) return which === 'fields' ? [at] : [];
  const below = Object.entries(value).flatMap(([name, member]) => placesIn(member, which, `${at}/${name}`));
  return which === 'groups' && at !== '' && !/\/\d+$/.test(at) ? [...below, at] : below;
}
