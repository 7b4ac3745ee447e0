import { type CompiledRule, evaluateCondition, type Place, type RuleNode, type Scope } from '#engine';
import type { Resolve } from '../domains/Source.ts';
import { readsIn } from '../domains/uses/readsIn.ts';
import type { ProofProblem } from '../ProofProblem.ts';
import type { Prover } from '../Prover.ts';
import { below } from '../placeIn.ts';
import { isFree, sourcesRead } from '../reads.ts';
import type { World } from '../solve/World.ts';
import { describeRule } from './describeRule.ts';
import { conditionPlace } from './ruleParts.ts';

/** A rule with its place, and what its names mean. */
export interface ReadableRule {
  readonly rule: CompiledRule;
  readonly place: Place;
  readonly scope: Scope;
  readonly resolve: Resolve;
  /** Whether it is itself a part of a condition. */
  readonly isPart?: boolean;
}

interface PartSurroundings {
  readonly prover: Prover;
  readonly world: World;
  readonly isTranscluded: (place: Place) => boolean;
  readonly report: (problem: ProofProblem) => void;
}

/**
 * Reports parts of conditions that are true, or false, whatever is answered, so that they change nothing. Whole
 * conditions are proven elsewhere, with the answers that lead to them.
 */
export function proveParts(rules: readonly ReadableRule[], surroundings: PartSurroundings): void {
  const proven = new Set<string>();
  for (const { rule, place, scope, resolve, isPart = false } of rules)
    for (const part of atomsIn(rule.root, place)) {
      // One rule shows several fields, and a named condition is a part of several rules.
      const key = `${part.place.document}#${part.place.pointer}`;
      if (proven.has(key) || (!isPart && part.node === wholeOf(rule.root))) continue;
      proven.add(key);
      if (!surroundings.isTranscluded(part.place)) provePart(part, { scope, resolve }, surroundings);
    }
}

interface Atom {
  readonly node: RuleNode;
  readonly place: Place;
}

const connectives = ['and', 'or', '!'];

/** Asks whether there is an answer, so that it cannot be tried with all answers given. */
const presence = 'answered';

/** The condition that a rule is, written out. */
const wholeOf = (node: RuleNode): RuleNode => (node.kind === 'condition' ? wholeOf(node.node) : node);

/** The parts of a rule that are neither connected of others nor denied. */
function atomsIn(node: RuleNode, place: Place): readonly Atom[] {
  if (node.kind === 'condition') return atomsIn(node.node, conditionPlace(place, node.name));
  if (node.kind !== 'call') return [];
  const { operator, operands } = node;
  if (!connectives.includes(operator.name)) return [{ node, place }];
  return operands.flatMap((operand, index) => atomsIn(operand, below(place, operator.name, index)));
}

function provePart(
  { node, place }: Atom,
  { scope, resolve }: Pick<ReadableRule, 'scope' | 'resolve'>,
  { prover, world, report }: PartSurroundings,
): void {
  const rule: CompiledRule = { root: node, type: { kind: 'boolean' }, reads: readsIn(node).map(({ path }) => path) };
  if (!isFree(rule, resolve) || (node.kind === 'call' && node.operator.name === presence)) return;
  const sources = sourcesRead(rule, resolve);
  const given = {
    description: 'all that it reads is known',
    holds: () => sources.every(({ variable }) => world.read(variable) !== undefined),
  };
  for (const truth of [true, false]) {
    const is = { description: `it is ${truth}`, place, holds: () => evaluateCondition(rule, scope) === truth };
    if (prover.example([is, given]) !== undefined || !prover.excludes([is, given])) continue;
    report({
      ...place,
      code: truth ? 'never-holds' : 'always-holds',
      severity: 'error',
      message: `The part "${describeRule(node)}" of this condition is ${truth ? 'never' : 'always'} true, so it changes nothing.`,
    });
    return;
  }
}
