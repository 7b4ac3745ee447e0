import type { RuleNode } from './Operator.ts';

/** The parts of a part of a rule. */
export function partsOf(node: RuleNode): readonly RuleNode[] {
  switch (node.kind) {
    case 'literal':
      return [];
    case 'list':
      return node.items;
    case 'read':
      return node.fallback === undefined ? [] : [node.fallback];
    case 'call':
      return node.operands;
    case 'condition':
      return [node.node];
  }
}
