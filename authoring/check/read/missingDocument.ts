import type { ContentProblem, Place } from '#engine';

/**
 * Reports a named document that does not exist, with the names of its kind. Empty when the document exists.
 *
 * @param kind as in the catalogue, e.g. `form-config`
 * @param id as it is written at the place
 * @param names of all existing documents, e.g. `form-config/in-person`
 * @param before text before the id where it is written, e.g. `states/`
 */
export function missingDocument(
  place: Place,
  kind: string,
  id: string,
  names: readonly string[],
  before = '',
): readonly ContentProblem[] {
  const start = `${kind}/`;
  const known = names.filter((name) => name.startsWith(start)).map((name) => before + name.slice(start.length));
  if (known.includes(id)) return [];
  const message = `There is no document "${kind}/${id.slice(before.length)}".`;
  return [{ ...place, code: 'unknown-document', message, known, written: id }];
}
