import { partsOf, type RuleNode } from './Operator.ts';

/** The named condition through which a rule reads a name; undefined when the rule reads it itself. */
export function readingCondition(node: RuleNode, names: readonly string[]): string | undefined {
  if (node.kind === 'condition') return reads(node.node, names) ? node.name : undefined;
  for (const part of partsOf(node)) {
    const found = readingCondition(part, names);
    if (found !== undefined) return found;
  }
  return undefined;
}

function reads(node: RuleNode, names: readonly string[]): boolean {
  const isRead = node.kind === 'read' && names.every((name, index) => node.path[index] === name);
  return isRead || partsOf(node).some((part) => reads(part, names));
}
