import type { RuleNode } from '#engine';
import { perEntry, type Read } from './readsIn.ts';

/**
 * A part of a rule with its named conditions written out, and with each read replaced for which `replace` gives
 * something else, as for a computed field. What a rule means does not depend on where it is written.
 */
export function writtenOut(node: RuleNode, replace: (read: Read) => RuleNode | undefined = () => undefined): RuleNode {
  const inner = (part: RuleNode): RuleNode => writtenOut(part, replace);
  switch (node.kind) {
    case 'literal':
      return node;
    case 'list':
      return { ...node, items: node.items.map(inner) };
    case 'read':
      return replace(node) ?? (node.fallback === undefined ? node : { ...node, fallback: inner(node.fallback) });
    case 'call': {
      const isScoped = perEntry.includes(node.operator.name);
      // Inside a list operator names start at the entry.
      return {
        ...node,
        operands: node.operands.map((part, at) => (isScoped && at === 1 ? writtenOut(part) : inner(part))),
      };
    }
    case 'condition':
      return inner(node.node);
  }
}
