import type { Json, RuleNode } from '#engine';

export type Read = Extract<RuleNode, { kind: 'read' }>;
export type Call = Extract<RuleNode, { kind: 'call' }>;

/** Operators whose second operand reads the entries of the first. */
export const perEntry = ['some', 'none', 'all', 'filter', 'map', 'reduce'];

/**
 * The reads of a part of a rule from the scope. Names inside a list operator start at the entry, so they are not
 * included.
 */
export function readsIn(node: RuleNode): readonly Read[] {
  switch (node.kind) {
    case 'literal':
      return [];
    case 'list':
      return node.items.flatMap(readsIn);
    case 'read':
      return [node, ...(node.fallback === undefined ? [] : readsIn(node.fallback))];
    case 'call': {
      const outer = perEntry.includes(node.operator.name) ? node.operands.filter((_, at) => at !== 1) : node.operands;
      return outer.flatMap(readsIn);
    }
    case 'condition':
      return readsIn(node.node);
  }
}

/** All literals in a part of a rule. */
export function literalsIn(node: RuleNode): readonly Json[] {
  switch (node.kind) {
    case 'literal':
      return [node.value];
    case 'list':
      return node.items.flatMap(literalsIn);
    case 'read':
      return node.fallback === undefined ? [] : literalsIn(node.fallback);
    case 'call':
      return node.operands.flatMap(literalsIn);
    case 'condition':
      return literalsIn(node.node);
  }
}
