import { isObject } from '../../json/Json.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { inferSchemaType } from '../../rules/compile/inferSchemaType.ts';
import type { ObjectType, ValueType } from '../../rules/ValueType.ts';
import type { PageDefinition } from '../FormDefinition.ts';

/**
 * The types of a form's answers. When a field takes its choices from the context (`ui:choices`), and the context's type
 * lists all of them, the answer is one of these.
 *
 * @param schemas the checked schemas of the pages
 */
export function inferAnswerTypes(
  schemas: readonly ObjectSchema[],
  pages: readonly Pick<PageDefinition, 'uiSchema'>[] = [],
  context?: ValueType,
): ObjectType {
  const types = schemas.flatMap(({ properties }, index) =>
    Object.entries(properties).map(([name, field]): [string, ValueType] => {
      const fieldUiSchema = pages[index]?.uiSchema?.[name];
      const choices = isObject(fieldUiSchema) ? inferChoiceType(fieldUiSchema['ui:choices'], context) : undefined;
      return [name, narrowed(inferSchemaType(field), choices)];
    }),
  );
  return { kind: 'object', properties: Object.fromEntries(types) };
}

/** The type of the values in a list of the context; undefined unless its choices are known. */
function inferChoiceType(name: unknown, context: ValueType | undefined): ValueType | undefined {
  if (typeof name !== 'string' || context?.kind !== 'object' || !Object.hasOwn(context.properties, name))
    return undefined;
  const list = context.properties[name];
  const value = list?.kind === 'array' && list.items.kind === 'object' ? list.items.properties.value : undefined;
  return value?.kind === 'string' && value.choices !== undefined ? value : undefined;
}

function narrowed(type: ValueType, choices: ValueType | undefined): ValueType {
  if (choices === undefined) return type;
  if (type.kind === 'array') return { kind: 'array', items: narrowed(type.items, choices) };
  return type.kind === 'string' && type.choices === undefined ? choices : type;
}
