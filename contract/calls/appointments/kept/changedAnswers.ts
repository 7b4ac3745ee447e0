import { isRecord, replaceAt } from '../../../exchange/json.ts';

/** A request with one answer changed, and the place of the answer. */
export interface Changed {
  /** JSON Pointer. */
  readonly at: string;
  readonly request: unknown;
}

/**
 * The same request with one answer changed, once for each object and list in it: a server that compares some answers only
 * takes one of these for the first request.
 * @param isRight whether a request keeps to its schema
 */
export const changedAnswers = (request: object, isRight: (changed: unknown) => boolean): readonly Changed[] =>
  parentsIn(request).flatMap((path) => {
    const parent = path.reduce<unknown>(memberOf, request);
    const found = Object.entries(isRecord(parent) || Array.isArray(parent) ? parent : {})
      .flatMap(([name, value]) => othersOf(value).map((other) => ({ at: `/${[...path, name].join('/')}`, other })))
      .map(({ at, other }) => ({ at, request: replaceAt(request, at, other) }))
      .find((changed) => isRight(changed.request));
    return found ? [found] : [];
  });

/** The paths of all objects and lists. */
function parentsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, member]) => parentsIn(member, [...path, name]))];
}

const memberOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : Array.isArray(value) ? value[Number(name)] : undefined;

const OPPOSITES = new Map([
  ['Yes', 'No'],
  ['No', 'Yes'],
  ['Male', 'Female'],
  ['Female', 'Male'],
]);

/** Other values of the same kind: some of them may break the schema. */
function othersOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const opposite = OPPOSITES.get(value);
  if (opposite !== undefined) return [opposite];
  const digit = value.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 9) % 10));
  return [value.replace(/[a-z](?=[^a-z]*$)/, (last) => (last === 'q' ? 'z' : 'q')), digit].filter(
    (each) => each !== value,
  );
}
