import type { JsonObject } from '../../json/Json.ts';
import type { JsonSchema, ObjectSchema } from '../../json/JsonSchema.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';

/** Replaces the `{name}` placeholders in a schema's titles and descriptions by settings. */
export const fillTexts = (schema: ObjectSchema, settings: JsonObject): ObjectSchema => ({
  ...schema,
  ...filled(schema, settings),
  properties: fillProperties(schema.properties, settings),
});

interface Texts {
  readonly title?: string;
  readonly description?: string;
}

const filled = ({ title, description }: Texts, settings: JsonObject): Texts => ({
  ...(title === undefined ? {} : { title: fillTemplate(title, settings) }),
  ...(description === undefined ? {} : { description: fillTemplate(description, settings) }),
});

const fillProperties = (
  members: Readonly<Record<string, JsonSchema>>,
  settings: JsonObject,
): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, fillField(member, settings)]));

function fillField(schema: JsonSchema, settings: JsonObject): JsonSchema {
  const { items, properties, oneOf } = schema;
  return {
    ...schema,
    ...filled(schema, settings),
    ...(items === undefined ? {} : { items: fillField(items, settings) }),
    ...(properties === undefined ? {} : { properties: fillProperties(properties, settings) }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map((choice) => ({ ...choice, ...filled(choice, settings) })) }),
  };
}
