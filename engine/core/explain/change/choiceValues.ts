import { isSameJson, type Json } from '../../json/Json.ts';
import type { JsonSchema } from '../../json/JsonSchema.ts';
import type { Candidates } from './Candidates.ts';
import { literalsIn } from './findUses.ts';
import type { Variable } from './Variable.ts';

/** More choices than these are not all tried, unless rules tell them apart. */
const MOST_CHOICES = 60;

/** The choices of a schema; undefined when it has none. */
export function listChoices({ type, const: only, enum: values, oneOf }: JsonSchema): readonly Json[] | undefined {
  if (only !== undefined) return [only];
  if (values !== undefined) return values;
  if (oneOf !== undefined) return oneOf.map((choice) => choice.const);
  return type === 'boolean' ? [true, false] : undefined;
}

/** The choices that rules name, and one of the others; all choices where rules do not only compare them with literals. */
export function choiceValues({ schema, uses }: Variable): Omit<Candidates, 'linked'> {
  const choices = listChoices(schema) ?? [];
  const all = { values: choices.slice(0, MOST_CHOICES), complete: choices.length <= MOST_CHOICES };
  if (choices.length <= 4) return all;
  const named: Json[] = [];
  for (const use of uses) {
    if (use.kind === 'plain') continue;
    const isPlain = use.kind === 'compared' && [use.left, use.right].some(({ kind }) => kind === 'read');
    if (!isPlain || use.linked) return all;
    const literals = [use.left, use.right].flatMap(literalsIn);
    // The other side is computed, or read from the settings or the context.
    if (literals.length === 0) return all;
    named.push(...literals);
  }
  const isNamed = (choice: Json): boolean => named.some((each) => isSameJson(each, choice));
  const others = choices.filter((choice) => !isNamed(choice));
  return { values: [...choices.filter(isNamed), ...others.slice(0, 2)], complete: true };
}
