import { partsOf, type RuleNode } from './Operator.ts';

/**
 * Says through which named condition a rule reads a name, to follow a sentence about that name; empty when the rule
 * reads it itself.
 */
export function readingCondition(root: RuleNode, names: readonly string[]): string {
  const condition = findReading(root, names);
  return condition === undefined ? '' : ` The condition "${condition}" (/conditions/${condition}) reads it.`;
}

function findReading(node: RuleNode, names: readonly string[]): string | undefined {
  if (node.kind === 'condition') return reads(node.node, names) ? node.name : undefined;
  for (const part of partsOf(node)) {
    const found = findReading(part, names);
    if (found !== undefined) return found;
  }
  return undefined;
}

function reads(node: RuleNode, names: readonly string[]): boolean {
  const isRead = node.kind === 'read' && names.every((name, index) => node.path[index] === name);
  return isRead || partsOf(node).some((part) => reads(part, names));
}
