import { type CompiledRule, evaluateCondition, type RuleNode, type Scope, type Truth, UNKNOWN } from '#engine';
import type { World } from '../solve/World.ts';

/**
 * Decides a condition as the engine's `evaluateCondition` does, part by part. Of `and` and `or`, only the part that decides
 * them counts as read: a search need not vary what changes nothing.
 */
export const decideRule = ({ root }: Pick<CompiledRule, 'root'>, scope: Scope, world: World): Truth =>
  decideNode(root, scope, world);

function decideNode(node: RuleNode, scope: Scope, world: World): Truth {
  if (node.kind === 'condition') return world.part(node, () => decideNode(node.node, scope, world), scope);
  if (node.kind !== 'call' || !['and', 'or'].includes(node.operator.name))
    return world.part(
      node,
      () => evaluateCondition({ root: node, type: { kind: 'boolean' }, reads: [] }, scope),
      scope,
    );
  const deciding = node.operator.name === 'or';
  const parts = node.operands.map((operand) => () => decideNode(operand, scope, world));
  const truths = world.upTo(parts, (truth) => truth === deciding);
  if (truths.includes(deciding)) return deciding;
  return truths.includes(UNKNOWN) ? UNKNOWN : !deciding;
}
