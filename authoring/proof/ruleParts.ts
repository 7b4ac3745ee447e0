import { type CompiledRule, evaluateCondition, type Place, type RuleNode, type Scope } from '#engine';
import { describeRule } from './describeRule.ts';
import { below } from './placeIn.ts';
import type { Condition } from './solve/Condition.ts';

const asRule = (root: RuleNode): CompiledRule => ({ root, type: { kind: 'boolean' }, reads: [] });

/** Splits the condition that a rule holds into its parts, which must all hold. */
export const truthParts = (node: RuleNode, place: Place, scope: Scope): readonly Condition[] =>
  split(node, 'and', place).map((part) => ({
    description: describeRule(part.node),
    place: part.place,
    holds: () => evaluateCondition(asRule(part.node), scope) === true,
  }));

/** Splits the condition that a rule does not hold into its parts, which must all hold. */
export const untruthParts = (node: RuleNode, place: Place, scope: Scope): readonly Condition[] =>
  split(node, 'or', place).map((part) => ({
    description: part.node.kind === 'call' ? `not (${describeRule(part.node)})` : `not ${describeRule(part.node)}`,
    place: part.place,
    holds: () => evaluateCondition(asRule(part.node), scope) !== true,
  }));

/** The parts of a rule that must all hold for the rule to hold. */
export const splitConjunction = (node: RuleNode, place: Place): readonly PlacedNode[] => split(node, 'and', place);

/** A part of a rule with its place. */
export interface PlacedNode {
  readonly node: RuleNode;
  readonly place: Place;
}

function split(node: RuleNode, connective: 'and' | 'or', place: Place): readonly PlacedNode[] {
  if (node.kind !== 'call' || node.operator.name !== connective) return [{ node, place }];
  return node.operands.flatMap((operand, at) => split(operand, connective, below(place, connective, at)));
}
