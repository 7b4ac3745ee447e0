import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { type CompiledRule, ruleBudgets } from '../CompiledRule.ts';
import { partsOf, type RuleNode } from '../Operator.ts';
import type { ObjectType } from '../ValueType.ts';
import { compileRule } from './compileRule.ts';
import type { NamedCondition, NamedConditions, RuleEnvironment, RuleSize } from './RuleEnvironment.ts';

/** The conditions that a document names, typed, or why not. */
export interface CompiledConditions {
  /** What the document's rules may read, with the conditions that they may use by name. */
  readonly environment: RuleEnvironment;
  readonly problems: readonly ContentProblem[];
}

/**
 * Compiles the conditions that a document names, each once. They may use each other, but not in a circle. Problems of a
 * condition are reported where it is written, and not again where it is used.
 *
 * @param written rules by name
 * @param readable all that rules of the document may read; a place that may read less refuses a condition that reads more
 * @param place the place of `written`
 */
export function compileConditions(
  written: Readonly<Record<string, unknown>> = {},
  readable: ObjectType,
  place: Place,
): CompiledConditions {
  const problems: ContentProblem[] = [];
  const compiled = new Map<string, NamedCondition | 'broken'>();
  const trail: string[] = [];
  const names = Object.keys(written);
  const environment: RuleEnvironment = { ...readable, conditions: { names, find } };

  function find(name: string): NamedCondition | 'broken' | undefined {
    if (!Object.hasOwn(written, name)) return undefined;
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const looping = trailProblem(name, trail, place);
    if (looping !== undefined) {
      problems.push(looping);
      return 'broken';
    }
    trail.push(name);
    const at = inside(place, name);
    const result = compileRule(written[name], environment, at);
    trail.pop();
    if (!result.ok) problems.push(...result.problems);
    const condition = result.ok ? buildCondition(name, result.value, at.pointer) : 'broken';
    compiled.set(name, condition);
    return condition;
  }

  for (const name of names) find(name);
  return { environment, problems };
}

/** Conditions of a document whose rules cannot be typed yet: each name is known, and nothing is said of any. */
export const untypedConditions = (written: Readonly<Record<string, unknown>> = {}): NamedConditions => ({
  names: Object.keys(written),
  find: (name) => (Object.hasOwn(written, name) ? 'broken' : undefined),
});

const buildCondition = (name: string, { root, reads }: CompiledRule, pointer: string): NamedCondition => ({
  node: { kind: 'condition', name, node: root },
  reads,
  pointer,
  size: measure(root),
});

/** The problem of a condition that uses itself, directly or through others, or through too many others. */
function trailProblem(name: string, trail: readonly string[], place: Place): ContentProblem | undefined {
  const start = trail.indexOf(name);
  if (start !== -1) return problem(inside(place, name), 'condition-cycle', [...trail.slice(start), name]);
  if (trail.length <= ruleBudgets.depth) return undefined;
  return problem(inside(place, name), 'rule-too-large/conditions', ruleBudgets.depth);
}

/** The size of a rule with its conditions written out, which the budget for one rule limits. */
function measure(node: RuleNode): RuleSize {
  if (node.kind === 'condition') return measure(node.node);
  const below = partsOf(node).map(measure);
  return {
    nodes: 1 + below.reduce((sum, { nodes }) => sum + nodes, 0),
    depth: below.length === 0 ? 0 : 1 + Math.max(...below.map(({ depth }) => depth)),
  };
}
