import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { problem, unknownName } from '../../errors/problem.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { ValueType } from '../../rules/ValueType.ts';

/** What is wrong with `ui:choices`: no list of choices of that name in the context, or no field that takes one. */
export function choicesProblems(
  name: unknown,
  schema: JsonSchema,
  context: ValueType,
  at: Place,
): readonly ContentProblem[] {
  const asked = schema.type === 'array' ? schema.items : schema;
  if (asked?.type !== 'string' || (asked.enum ?? asked.const ?? asked.oneOf) !== undefined)
    return [problem(at, 'type', '"ui:choices" is for a text, or a list of texts, without choices of its own.')];
  if (typeof name !== 'string') return [problem(at, 'type', '"ui:choices" names a value of the context.')];
  const known = context.kind === 'object' ? context.properties : {};
  const type = Object.hasOwn(known, name) ? known[name] : undefined;
  if (type !== undefined && isChoices(type)) return [];
  const lists = Object.keys(known).filter((each) => isChoices(known[each]));
  return [unknownName(at, 'name', 'a list of choices in the context', name, lists)];
}

function isChoices(type: ValueType | undefined): boolean {
  if (type?.kind !== 'array' || type.items.kind !== 'object') return false;
  const { value, title } = type.items.properties;
  return value?.kind === 'string' && title?.kind === 'string';
}
