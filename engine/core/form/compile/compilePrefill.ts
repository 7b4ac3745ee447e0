import type { Place, Result } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { compileRule, compileValue } from '../../rules/compile/compileRule.ts';
import { inferSchemaType } from '../../rules/compile/inferSchemaType.ts';
import type { RuleEnvironment } from '../../rules/compile/RuleEnvironment.ts';
import type { PrefillRule } from '../FormDefinition.ts';
import type { PrefillPlan } from '../FormPlan.ts';
import { resolveFieldPointer } from '../resolveFieldPointer.ts';

export interface CompiledPrefill {
  readonly field: string;
  readonly plan: PrefillPlan;
}

/**
 * Compiles the rule for a field's first value. What it reads is followed until the guest changes the value.
 *
 * @param taken fields that already have such a rule
 */
export function compilePrefill(
  { prefill: pointer, with: value, when }: PrefillRule,
  taken: readonly string[],
  schema: ObjectSchema,
  readable: RuleEnvironment,
  place: Place,
): Result<CompiledPrefill> {
  const at = inside(place, 'prefill');
  const found = resolveFieldPointer(pointer, schema, at);
  if ('problem' in found) return { ok: false, problems: [found.problem] };
  const [field, ...deeper] = found.names;
  if (field === undefined || deeper.length > 0)
    return { ok: false, problems: [problem(at, 'field-inside-group/prefilled', pointer)] };
  if (taken.includes(field)) return { ok: false, problems: [problem(at, 'duplicate-prefill', pointer)] };
  const seen = withoutAnswer(readable, field);
  const compiled = compileValue(value, inferSchemaType(found.schema), seen, inside(place, 'with'));
  if (!compiled.ok) return compiled;
  if (when === undefined) return { ok: true, value: { field, plan: buildPlan(compiled.value) } };
  const condition = compileRule(when, seen, inside(place, 'when'));
  if (!condition.ok) return condition;
  return { ok: true, value: { field, plan: buildPlan(compiled.value, condition.value) } };
}

/** A field cannot start with its own answer. */
function withoutAnswer(readable: RuleEnvironment, field: string): RuleEnvironment {
  const { answers } = readable.properties;
  if (answers?.kind !== 'object') return readable;
  const { [field]: _own, ...others } = answers.properties;
  return { ...readable, properties: { ...readable.properties, answers: { kind: 'object', properties: others } } };
}

const buildPlan = (value: CompiledRule, when?: CompiledRule): PrefillPlan => ({
  value,
  ...(when && { when }),
  followsAnswers: [...value.reads, ...(when?.reads ?? [])].some(([first]) => first === 'answers' || first === 'steps'),
});
