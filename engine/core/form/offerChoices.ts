import { isObject, type Json, type JsonObject } from '../json/Json.ts';
import type { JsonSchema, LabelledChoice } from '../json/JsonSchema.ts';

type UiSchema = Readonly<Record<string, unknown>>;

/** The names of the context's lists from which a `uiSchema` and its members take choices (`ui:choices`). */
export const choiceNames = (uiSchema: UiSchema): readonly string[] =>
  Object.entries(uiSchema).flatMap(([name, value]) => {
    if (name === 'ui:choices') return typeof value === 'string' ? [value] : [];
    return isObject(value) && !name.startsWith('ui:') ? choiceNames(value) : [];
  });

/** Whether a field takes its choices from the context. */
export const takesContextChoices = (uiSchema: unknown): boolean =>
  isObject(uiSchema) && uiSchema['ui:choices'] !== undefined;

/** Inserts the context's choices into a schema wherever `ui:choices` names a list of them. */
export function offerChoices<Schema extends JsonSchema>(
  schema: Schema,
  uiSchema: unknown,
  context: JsonObject,
): Schema {
  if (!isObject(uiSchema)) return schema;
  const name = uiSchema['ui:choices'];
  if (typeof name === 'string') return withChoices(schema, readChoices(context, name));
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([member, its]) => [member, offerChoices(its, own(uiSchema, member), context)]),
      ),
    }),
    ...(items && { items: offerChoices(items, uiSchema.items, context) }),
  };
}

const own = (uiSchema: UiSchema, name: string): unknown => (Object.hasOwn(uiSchema, name) ? uiSchema[name] : undefined);

const withChoices = <Schema extends JsonSchema>(schema: Schema, oneOf: readonly LabelledChoice[]): Schema =>
  schema.type === 'array' ? { ...schema, items: { ...schema.items, oneOf } } : { ...schema, oneOf };

/** The choices in a list of the context. Entries of another shape are skipped: the app may have them from elsewhere. */
function readChoices(context: JsonObject, name: string): readonly LabelledChoice[] {
  const list: Json | undefined = Object.hasOwn(context, name) ? context[name] : undefined;
  const entries: readonly Json[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry) => {
    if (!isObject(entry)) return [];
    const { value, title, description } = entry;
    if (typeof value !== 'string' || typeof title !== 'string') return [];
    return [{ const: value, title, ...(typeof description === 'string' && { description }) }];
  });
}
