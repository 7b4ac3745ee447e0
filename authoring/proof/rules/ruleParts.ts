import { type CompiledRule, evaluateCondition, type Place, type RuleNode, type Scope } from '#engine';
import { below, placeIn } from '../placeIn.ts';
import type { Condition } from '../solve/Condition.ts';
import { describeRule } from './describeRule.ts';

const asRule = (root: RuleNode): CompiledRule => ({ root, type: { kind: 'boolean' }, reads: [] });

/** Splits the condition that a rule holds into its parts, which must all hold. */
export const truthParts = (node: RuleNode, place: Place, scope: Scope): readonly Condition[] =>
  split(node, 'and', place).map((part) => ({
    description: describePart(part),
    place: part.place,
    holds: () => evaluateCondition(asRule(part.node), scope) === true,
  }));

/** Splits the condition that a rule does not hold into its parts, which must all hold. */
export const untruthParts = (node: RuleNode, place: Place, scope: Scope): readonly Condition[] =>
  split(node, 'or', place).map((part) => ({
    description: part.node.kind === 'call' ? `not (${describePart(part)})` : `not ${describePart(part)}`,
    place: part.place,
    holds: () => evaluateCondition(asRule(part.node), scope) !== true,
  }));

/** The parts of a rule that must all hold for the rule to hold. */
export const splitConjunction = (node: RuleNode, place: Place): readonly PlacedNode[] => split(node, 'and', place);

/** A part of a rule with its place. */
export interface PlacedNode {
  readonly node: RuleNode;
  readonly place: Place;
  /** The named condition that it is a part of. */
  readonly condition?: string;
}

const describePart = ({ node, condition }: PlacedNode): string =>
  condition === undefined ? describeRule(node) : `${condition}: ${describeRule(node)}`;

function split(node: RuleNode, connective: 'and' | 'or', place: Place): readonly PlacedNode[] {
  if (node.kind === 'condition') return splitCondition(node, connective, conditionPlace(place, node.name));
  if (node.kind !== 'call' || node.operator.name !== connective) return [{ node, place }];
  return node.operands.flatMap((operand, at) => split(operand, connective, below(place, connective, at)));
}

/** The parts of a named condition, at the place where it is written. */
const splitCondition = (
  { name, node }: Extract<RuleNode, { kind: 'condition' }>,
  connective: 'and' | 'or',
  place: Place,
): readonly PlacedNode[] => split(node, connective, place).map((part) => ({ condition: name, ...part }));

/** The place where the document of a rule writes a named condition. */
export const conditionPlace = ({ document }: Place, name: string): Place => placeIn(document, 'conditions', name);
