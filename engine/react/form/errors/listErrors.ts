import type { Violation } from '../../../core/errors/Violation.ts';
import { groupIntoSections } from '../../../core/form/groupIntoSections.ts';
import { compareIndexPaths } from '../../../core/form/validatePage.ts';
import { isEntryList, type JsonSchema } from '../../../core/json/JsonSchema.ts';
import { parsePointer } from '../../../core/json/pointer.ts';
import { entryName, entryTitle, orderNames, readMember } from '../../field/uiSchema.ts';

/** The error that is shown for one field. */
export interface ShownError {
  /** The names that lead to the field from the page's answers; in a list, with the entry's index. */
  readonly path: readonly string[];
  /** The field's title. */
  readonly label: string;
  /** In a list, the name of the entry: 'Pet 2'. */
  readonly entry?: string;
  readonly text: string;
}

interface Found {
  readonly path: readonly string[];
  readonly field: JsonSchema;
  readonly entry?: string;
  /** For each name of the path, its index in the order in which the guest sees the fields. */
  readonly indexPath: readonly number[];
}

type OrderFields = (schema: JsonSchema, uiSchema: unknown) => readonly string[];

/** The field that the names lead to. Those into a list of choices lead to the list's field. */
function findField(page: JsonSchema, pageUi: unknown, names: readonly string[], orderFields: OrderFields): Found {
  const path: string[] = [];
  const indexPath: number[] = [];
  let field = page;
  let uiSchema = pageUi;
  let entry: string | undefined;
  for (const name of names) {
    const isEntry = isEntryList(field);
    const below = isEntry ? field.items : field.properties?.[name];
    if (below === undefined) break;
    const place = isEntry ? Number(name) : orderFields(field, uiSchema).indexOf(name);
    if (isEntry) entry = entryTitle(entryName(field, uiSchema), place);
    path.push(name);
    indexPath.push(place);
    uiSchema = readMember(uiSchema, isEntry ? 'items' : name);
    field = below;
  }
  return { path, field, indexPath, ...(entry !== undefined && { entry }) };
}

const orderVisibleFields: OrderFields = ({ properties = {} }, uiSchema) =>
  groupIntoSections(
    orderNames(Object.keys(properties), readMember(uiSchema, 'ui:order')),
    readMember(uiSchema, 'ui:sections'),
  ).flatMap((place) => (typeof place === 'string' ? [place] : place.names));

/** The order in which the guest sees the fields of an object, found once for each schema. */
function createFieldOrder(): OrderFields {
  const orders = new Map<JsonSchema, readonly string[]>();
  return (schema, uiSchema) => {
    const order = orders.get(schema) ?? orderVisibleFields(schema, uiSchema);
    orders.set(schema, order);
    return order;
  };
}

/**
 * One error for each field with violations: its first one. They have the order in which the guest sees the fields.
 *
 * @param uiSchema the page's uiSchema
 */
export function listErrors(
  violations: readonly Violation[],
  schema: JsonSchema,
  uiSchema: unknown,
  resolveMessage: (violation: Violation) => string,
): readonly ShownError[] {
  const order = createFieldOrder();
  const byField = new Map<string, ShownError & Pick<Found, 'indexPath'>>();
  for (const violation of violations) {
    const { field, ...found } = findField(schema, uiSchema, parsePointer(violation.path) ?? [], order);
    const key = found.path.join('/');
    if (key !== '' && !byField.has(key))
      byField.set(key, { ...found, label: field.title ?? '', text: resolveMessage(violation) });
  }
  return [...byField.values()]
    .sort((a, b) => compareIndexPaths(a.indexPath, b.indexPath))
    .map(({ indexPath: _, ...shownError }) => shownError);
}
