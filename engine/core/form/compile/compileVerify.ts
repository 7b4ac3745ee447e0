import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import { compileRule } from '../../rules/compile/compileRule.ts';
import type { RuleEnvironment } from '../../rules/compile/RuleEnvironment.ts';
import type { VerifyDefinition } from '../FormDefinition.ts';
import type { VerifyPlan } from '../FormPlan.ts';
import { resolveFieldPointer } from '../resolveFieldPointer.ts';

export interface CompiledVerify {
  readonly plan?: VerifyPlan;
  readonly problems: readonly ContentProblem[];
}

/** Compiles a page's `verify`. `schema` has the page's fields; `readable` is what the condition may read. */
export function compileVerify(
  written: VerifyDefinition | undefined,
  schema: ObjectSchema,
  verifiers: Readonly<Record<string, readonly string[]>>,
  readable: RuleEnvironment,
  place: Place,
): CompiledVerify {
  if (written === undefined) return { problems: [] };
  const { as, fields } = written;
  const names = Object.hasOwn(verifiers, as) ? verifiers[as] : undefined;
  const problems: ContentProblem[] = [];
  if (names === undefined)
    problems.push(unknownName(inside(place, 'as'), Object.keys(verifiers), 'unknown-verifier', as));
  const mapped = Object.entries(fields).flatMap(([name, pointer]) => {
    const at = inside(place, 'fields', name);
    if (names !== undefined && !names.includes(name))
      problems.push(unknownName(at, names, 'unknown-verifier-field', name, as));
    const field = findTopLevelField(pointer, schema, at);
    if (typeof field === 'string') return [{ name, field }];
    problems.push(field);
    return [];
  });
  const when = written.when === undefined ? undefined : compileRule(written.when, readable, inside(place, 'when'));
  if (when?.ok === false) problems.push(...when.problems);
  const plan = { as, fields: mapped };
  return { plan: when?.ok ? { ...plan, when: when.value } : plan, problems };
}

/** Finds a whole field of the page, because the verifier may replace its answer. */
function findTopLevelField(pointer = '', schema: ObjectSchema, at: Place): string | ContentProblem {
  const field = resolveFieldPointer(pointer, schema, at);
  if ('problem' in field) return field.problem;
  const [name, ...deeper] = field.names;
  return name === undefined || deeper.length > 0 ? problem(at, 'field-inside-group/verified', pointer) : name;
}
