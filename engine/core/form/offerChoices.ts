import { isObject, type Json, type JsonObject } from '../json/Json.ts';
import type { JsonSchema, LabelledChoice } from '../json/JsonSchema.ts';

type Look = Readonly<Record<string, unknown>>;

/** Names of the lists of the context that a look takes choices from (`ui:choices`), its members' included. */
export const choiceNames = (look: Look): readonly string[] =>
  Object.entries(look).flatMap(([name, value]) => {
    if (name === 'ui:choices') return typeof value === 'string' ? [value] : [];
    return isObject(value) && !name.startsWith('ui:') ? choiceNames(value) : [];
  });

/** The schema with the context's choices in it, wherever the look takes some. */
export function offerChoices<Schema extends JsonSchema>(schema: Schema, look: unknown, context: JsonObject): Schema {
  if (!isObject(look)) return schema;
  const name = look['ui:choices'];
  if (typeof name === 'string') return withChoices(schema, choicesIn(context, name));
  const { properties, items } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([member, its]) => [member, offerChoices(its, own(look, member), context)]),
      ),
    }),
    ...(items && { items: offerChoices(items, look.items, context) }),
  };
}

const own = (look: Look, name: string): unknown => (Object.hasOwn(look, name) ? look[name] : undefined);

const withChoices = <Schema extends JsonSchema>(schema: Schema, oneOf: readonly LabelledChoice[]): Schema =>
  schema.type === 'array' ? { ...schema, items: { ...schema.items, oneOf } } : { ...schema, oneOf };

/** The context is the app's and typed, but what comes from elsewhere is read with care: a stray entry is no choice. */
function choicesIn(context: JsonObject, name: string): readonly LabelledChoice[] {
  const list: Json | undefined = Object.hasOwn(context, name) ? context[name] : undefined;
  const entries: readonly Json[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry) => {
    if (!isObject(entry)) return [];
    const { value, title, description } = entry;
    if (typeof value !== 'string' || typeof title !== 'string') return [];
    return [{ const: value, title, ...(typeof description === 'string' && { description }) }];
  });
}
