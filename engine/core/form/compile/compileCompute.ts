import type { ContentProblem, Place, Result } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { compileValue } from '../../rules/compile/compileRule.ts';
import { inferSchemaType } from '../../rules/compile/inferSchemaType.ts';
import type { RuleEnvironment } from '../../rules/compile/RuleEnvironment.ts';
import type { ValueType } from '../../rules/ValueType.ts';
import type { ComputeRule } from '../FormDefinition.ts';
import { resolveFieldPointer } from '../resolveFieldPointer.ts';

export interface CompiledCompute {
  readonly field: string;
  readonly value: CompiledRule;
}

const SINGLE = ['string', 'number', 'integer', 'boolean'];

/**
 * Compiles the rule of a computed field: one whose value nobody types. Its type is that of the field's schema.
 *
 * @param taken fields that already have such a rule
 */
export function compileCompute(
  { compute: pointer, with: written }: ComputeRule,
  taken: readonly string[],
  schema: ObjectSchema,
  readable: RuleEnvironment,
  place: Place,
): Result<CompiledCompute> {
  const at = inside(place, 'compute');
  const found = resolveFieldPointer(pointer, schema, at);
  if ('problem' in found) return fail(found.problem);
  const [field, ...deeper] = found.names;
  if (field === undefined || deeper.length > 0) return fail(problem(at, 'field-inside-group/computed', pointer));
  if (taken.includes(field)) return fail(problem(at, 'duplicate-compute', pointer));
  if (!SINGLE.includes(found.schema.type ?? '')) return fail(problem(at, 'not-computable', pointer));
  const wanted = inferSchemaType(found.schema);
  const value = compileValue(written, wanted, readable, inside(place, 'with'));
  if (!value.ok) return value;
  const known = listChoices(wanted);
  // An empty text is no value, so it need not be a choice.
  const stray = known && listChoices(value.value.type)?.find((choice) => choice !== '' && !known.includes(choice));
  if (stray !== undefined)
    return fail(unknownName(inside(place, 'with'), known ?? [], 'unknown-choice/computed', stray));
  return { ok: true, value: { field, value: value.value } };
}

const fail = (found: ContentProblem): Result<CompiledCompute> => ({ ok: false, problems: [found] });

const listChoices = (type: ValueType): readonly string[] | undefined =>
  type.kind === 'string' || type.kind === 'number' ? type.choices?.map(String) : undefined;
