import { isObject } from '../../json/Json.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { typeOfSchema } from '../../rules/compile/typeOfSchema.ts';
import type { ObjectType, ValueType } from '../../rules/ValueType.ts';
import type { PageDefinition } from '../FormDefinition.ts';

/**
 * What the answers of a form are known to be. Where its look takes the choices from the context (`ui:choices`), and the
 * context knows all of them, an answer is one of these.
 *
 * @param schemas of the pages, checked
 */
export function answerTypes(
  schemas: readonly ObjectSchema[],
  pages: readonly Pick<PageDefinition, 'uiSchema'>[] = [],
  context?: ValueType,
): ObjectType {
  const types = schemas.flatMap(({ properties }, index) =>
    Object.entries(properties).map(([name, field]): [string, ValueType] => {
      const look = pages[index]?.uiSchema?.[name];
      const choices = isObject(look) ? choiceType(look['ui:choices'], context) : undefined;
      return [name, narrowed(typeOfSchema(field), choices)];
    }),
  );
  return { kind: 'object', properties: Object.fromEntries(types) };
}

/** The type of the values in a list of the context, where all of them are known. */
function choiceType(name: unknown, context: ValueType | undefined): ValueType | undefined {
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
