import type { Violation } from '../../../core/errors/Violation.ts';
import { comparePlaces } from '../../../core/form/comparePlaces.ts';
import { isEntryList } from '../../../core/json/isEntryList.ts';
import { isObject } from '../../../core/json/Json.ts';
import type { JsonSchema } from '../../../core/json/JsonSchema.ts';
import { parsePointer } from '../../../core/json/pointer.ts';
import { entryName, entryTitle } from '../fields/entryName.ts';
import { orderOf } from '../fields/orderOf.ts';
import { sectionsOf } from '../fields/sectionsOf.ts';

/** What a guest is told about one field. */
export interface ShownError {
  /** Names from the page's answers to the field; in a list, with the entry's index. */
  readonly path: readonly string[];
  /** The field's title. */
  readonly label: string;
  /** In a list, what the entry is called: 'Pet 2'. */
  readonly entry?: string;
  readonly text: string;
}

interface Found {
  readonly path: readonly string[];
  readonly field: JsonSchema;
  readonly entry?: string;
  /** The places of the path's names, as the guest sees them. */
  readonly places: readonly number[];
}

type OrderOf = (schema: JsonSchema, look: unknown) => readonly string[];

const memberLook = (look: unknown, name: string): unknown => (isObject(look) ? look[name] : undefined);

/** The field that a path leads to: what is inside a list of choices belongs to the list's field. */
function fieldAt(schema: JsonSchema, look: unknown, path: readonly string[], orderOfFields: OrderOf): Found {
  const [name, ...rest] = path;
  const here: Found = { path: [], field: schema, places: [] };
  if (name === undefined) return here;
  const isEntry = isEntryList(schema);
  const below = isEntry ? schema.items : schema.properties?.[name];
  if (below === undefined) return here;
  const inside = fieldAt(below, memberLook(look, isEntry ? 'items' : name), rest, orderOfFields);
  const place = isEntry ? Number(name) : orderOfFields(schema, look).indexOf(name);
  const entry = isEntry ? { entry: entryTitle(entryName(schema, look), place) } : {};
  return { ...entry, ...inside, path: [name, ...inside.path], places: [place, ...inside.places] };
}

const seenOrder: OrderOf = ({ properties = {} }, look) =>
  sectionsOf(orderOf(Object.keys(properties), memberLook(look, 'ui:order')), memberLook(look, 'ui:sections')).flatMap(
    (place) => (typeof place === 'string' ? [place] : place.names),
  );

/** The order in which the fields of an object are seen, found out once for each. */
function createOrder(): OrderOf {
  const known = new Map<JsonSchema, readonly string[]>();
  return (schema, look) => {
    const order = known.get(schema) ?? seenOrder(schema, look);
    known.set(schema, order);
    return order;
  };
}

/**
 * One error for each field with violations, the first of them, in the order in which the fields are seen.
 *
 * @param look the page's uiSchema
 */
export function listErrors(
  violations: readonly Violation[],
  schema: JsonSchema,
  look: unknown,
  wordsFor: (violation: Violation) => string,
): readonly ShownError[] {
  const order = createOrder();
  const byField = new Map<string, ShownError & Pick<Found, 'places'>>();
  for (const violation of violations) {
    const { field, ...found } = fieldAt(schema, look, parsePointer(violation.path) ?? [], order);
    const key = found.path.join('/');
    if (key !== '' && !byField.has(key))
      byField.set(key, { ...found, label: field.title ?? '', text: wordsFor(violation) });
  }
  return [...byField.values()]
    .sort((a, b) => comparePlaces(a.places, b.places))
    .map(({ places: _, ...shownError }) => shownError);
}
