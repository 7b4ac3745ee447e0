import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import type { ObjectSchema } from '../../json/JsonSchema.ts';
import type { CompiledRule } from '../../rules/CompiledRule.ts';
import { compileMention, compileRule } from '../../rules/compile/compileRule.ts';
import { inferSchemaType } from '../../rules/compile/inferSchemaType.ts';
import type { RuleEnvironment } from '../../rules/compile/RuleEnvironment.ts';
import type { CheckRule, ComputeRule, FormRule, PrefillRule } from '../FormDefinition.ts';
import type { CheckPlan, PrefillPlan } from '../FormPlan.ts';
import { resolveFieldPointer, schemaAt } from '../resolveFieldPointer.ts';
import { compileCompute } from './compileCompute.ts';
import { compilePrefill } from './compilePrefill.ts';

export interface CompiledRules {
  readonly shows: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly requires: ReadonlyMap<string, readonly CompiledRule[]>;
  /** The checks, each with the place of its rule. */
  readonly checks: ReadonlyMap<CheckPlan, Place>;
  readonly prefills: ReadonlyMap<string, PrefillPlan>;
  readonly computes: ReadonlyMap<string, CompiledRule>;
  readonly renewals: ReadonlyMap<string, string>;
  readonly problems: readonly ContentProblem[];
}

/** Stands for the rule of a check that has problems of its own, so that the check's message is not reported as well. */
const BROKEN: CompiledRule = { root: { kind: 'literal', value: true }, type: { kind: 'boolean' }, reads: [] };

/** Types a page's rules. `readable` is what they may read, `schema` has the fields that they may act on. */
export function compileRules(
  rules: readonly FormRule[],
  schema: ObjectSchema,
  readable: RuleEnvironment,
  place: Place,
): CompiledRules {
  const problems: ContentProblem[] = [];
  const shows = new Map<string, CompiledRule[]>();
  const requires = new Map<string, CompiledRule[]>();
  const checks = new Map<CheckPlan, Place>();
  const prefills = new Map<string, PrefillPlan>();
  const computes = new Map<string, CompiledRule>();
  const renewals = new Map<string, string>();

  function compile(rule: unknown, at: Place, seen = readable): CompiledRule | undefined {
    const compiled = compileRule(rule, seen, at);
    if (compiled.ok) return compiled.value;
    problems.push(...compiled.problems);
    return undefined;
  }

  function actOn(
    effect: Map<string, CompiledRule[]>,
    pointers: readonly string[],
    when: unknown,
    at: Place,
    key: string,
  ) {
    const rule = compile(when, inside(at, 'when'));
    for (const [index, pointer] of pointers.entries()) {
      const field = findTopLevelField(pointer, schema, inside(at, key, index));
      if (typeof field !== 'string') problems.push(field);
      else if (rule !== undefined) effect.set(field, [...(effect.get(field) ?? []), rule]);
    }
  }

  function check({ check: path, that, with: values = {}, message }: CheckRule, at: Place) {
    const seen = withEntry(readable, path, schema);
    const rule = compile(that, inside(at, 'that'), seen) ?? BROKEN;
    const mentions = Object.entries(values).map(([name, value]) => {
      const compiled = compileMention(value, seen, inside(at, 'with', name));
      if (!compiled.ok) problems.push(...compiled.problems);
      return { name, value: compiled.ok ? compiled.value : BROKEN };
    });
    const field = resolveFieldPointer(path, schema, inside(at, 'check'));
    if ('problem' in field) problems.push(field.problem);
    else checks.set({ path, names: field.names, that: rule, message, ...(mentions.length > 0 && { mentions }) }, at);
  }

  function prefill(rule: PrefillRule, at: Place) {
    const compiled = compilePrefill(rule, [...prefills.keys()], schema, readable, at);
    if (compiled.ok) prefills.set(compiled.value.field, compiled.value.plan);
    else problems.push(...compiled.problems);
  }

  function compute(rule: ComputeRule, at: Place) {
    const compiled = compileCompute(rule, [...computes.keys()], schema, readable, at);
    if (!compiled.ok) {
      problems.push(...compiled.problems);
      return;
    }
    computes.set(compiled.value.field, compiled.value.value);
    for (const [index, pointer] of (rule.renews ?? []).entries()) {
      const field = findTopLevelField(pointer, schema, inside(at, 'renews', index), 'field-inside-group/renewed');
      if (typeof field === 'string') renewals.set(field, compiled.value.field);
      else problems.push(field);
    }
  }

  for (const [index, rule] of rules.entries()) {
    const at = inside(place, index);
    if ('show' in rule) actOn(shows, rule.show, rule.when, at, 'show');
    else if ('require' in rule) actOn(requires, rule.require, rule.when, at, 'require');
    else if ('prefill' in rule) prefill(rule, at);
    else if ('compute' in rule) compute(rule, at);
    else check(rule, at);
  }
  return { shows, requires, checks, prefills, computes, renewals, problems };
}

/** What a check may read. With `-` in its pointer it may also read `entry`, the innermost list entry. */
function withEntry(readable: RuleEnvironment, pointer: string, schema: ObjectSchema): RuleEnvironment {
  const names = pointer.split('/');
  const dash = names.lastIndexOf('-');
  const entry = dash === -1 ? undefined : schemaAt(schema, names.slice(0, dash + 1).join('/'));
  if (entry === undefined) return readable;
  return { ...readable, properties: { ...readable.properties, entry: inferSchemaType(entry) } };
}

/** The top-level field that a rule acts on; a group or list is shown as a whole. */
function findTopLevelField(
  pointer: string,
  schema: ObjectSchema,
  at: Place,
  refused: 'field-inside-group/shown' | 'field-inside-group/renewed' = 'field-inside-group/shown',
): string | ContentProblem {
  const field = resolveFieldPointer(pointer, schema, at);
  if ('problem' in field) return field.problem;
  const [name, ...deeper] = field.names;
  if (name === undefined || deeper.length > 0) return problem(at, refused, pointer);
  return name;
}
