import { isObject } from '../../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../../json/JsonSchema.ts';

type UiSchema = Readonly<Record<string, unknown>>;

interface MovedTexts {
  readonly schema: ObjectSchema;
  readonly uiSchema: UiSchema;
}

/** Ui options that replace the text of the same name in a field's schema. */
const TEXTS = ['title', 'description'] as const;

/**
 * Moves the titles and descriptions of a `uiSchema` into the schema, where they replace those of the fields. So a field
 * has one name: at its control, in its errors, in the error summary and in the list of the answers.
 */
export const moveTexts = (schema: ObjectSchema, uiSchema: UiSchema): MovedTexts => ({
  schema: withTexts(schema, uiSchema),
  uiSchema: withoutTexts(uiSchema),
});

function withTexts<Schema extends JsonSchema>(schema: Schema, uiSchema: unknown): Schema {
  if (!isObject(uiSchema)) return schema;
  const { properties, items } = schema;
  const options = uiSchema['ui:options'];
  const texts = TEXTS.flatMap((name) => {
    const text = uiSchema[`ui:${name}`] ?? (isObject(options) && options[name]);
    return typeof text === 'string' && text.trim() !== '' ? [[name, text] as const] : [];
  });
  return {
    ...schema,
    ...Object.fromEntries(texts),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, withTexts(member, uiSchema[name])]),
      ),
    }),
    ...(items && { items: withTexts(items, uiSchema.items) }),
  };
}

/** @param prefix what the names of ui options begin with; nothing in `ui:options` */
const withoutTexts = (uiSchema: UiSchema, prefix = 'ui:'): UiSchema =>
  Object.fromEntries(
    Object.entries(uiSchema)
      .filter(([name]) => !TEXTS.some((text) => name === prefix + text))
      .map(([name, value]) => [
        name,
        isObject(value) ? withoutTexts(value, name === 'ui:options' ? '' : 'ui:') : value,
      ]),
  );
