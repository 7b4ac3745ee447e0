import { isObject, type JsonObject } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';

type UiSchema = Readonly<Record<string, unknown>>;

/** The texts of a schema, which ui options of the same names replace. */
const TEXTS = ['title', 'description'] as const;

type Texts = Partial<Record<(typeof TEXTS)[number], string>>;

/**
 * Gives a schema the titles and descriptions of its `uiSchema`, where that has some, and replaces `{name}` placeholders
 * by settings. So a field has one name: at its control, in its errors, in the error summary and in the review.
 */
export function fillTexts<Schema extends JsonSchema>(schema: Schema, uiSchema: unknown, settings: JsonObject): Schema {
  const { items, properties, oneOf } = schema;
  const ui = isObject(uiSchema) ? uiSchema : {};
  return {
    ...schema,
    ...filled(schema, ui, settings),
    ...(items && { items: fillTexts(items, ui.items, settings) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, fillTexts(member, ui[name], settings)]),
      ),
    }),
    ...(oneOf && { oneOf: oneOf.map((choice) => ({ ...choice, ...filled(choice, {}, settings) })) }),
  };
}

const filled = (texts: Texts, ui: UiSchema, settings: JsonObject): Texts =>
  Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = readUiText(ui, name) ?? texts[name];
      return text === undefined ? [] : [[name, fillTemplate(text, settings)]];
    }),
  );

function readUiText(ui: UiSchema, name: string): string | undefined {
  const options = ui['ui:options'];
  const text = ui[`ui:${name}`] ?? (isObject(options) ? options[name] : undefined);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/**
 * A `uiSchema` without its titles and descriptions, which are in the schema.
 *
 * @param prefix what the names of ui options begin with; nothing in `ui:options`
 */
export const withoutTexts = (uiSchema: UiSchema, prefix = 'ui:'): UiSchema =>
  Object.fromEntries(
    Object.entries(uiSchema)
      .filter(([name]) => !TEXTS.some((text) => name === prefix + text))
      .map(([name, value]) => [
        name,
        isObject(value) ? withoutTexts(value, name === 'ui:options' ? '' : 'ui:') : value,
      ]),
  );
