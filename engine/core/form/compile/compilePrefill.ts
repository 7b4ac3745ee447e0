import type { Place, Result } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
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
 * Compiles the rule for a field's first value. It reads only settings and context, which are known before any answer.
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
  const { settings, context } = readable.properties;
  const known: RuleEnvironment = {
    ...readable,
    properties: { ...(settings && { settings }), ...(context && { context }) },
  };
  const compiled = compileValue(value, inferSchemaType(found.schema), known, inside(place, 'with'));
  if (!compiled.ok) return compiled;
  if (when === undefined) return { ok: true, value: { field, plan: { value: compiled.value } } };
  const condition = compileRule(when, known, inside(place, 'when'));
  if (!condition.ok) return condition;
  return { ok: true, value: { field, plan: { value: compiled.value, when: condition.value } } };
}
