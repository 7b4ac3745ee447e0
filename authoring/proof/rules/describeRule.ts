import type { RuleNode } from '#engine';

const infix = ['==', '===', '!=', '!==', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'and', 'or', 'in'];

/** A part of a rule in one short readable line: `answers.age < 18`. A named condition is its name. */
export function describeRule(node: RuleNode): string {
  switch (node.kind) {
    case 'literal':
      return JSON.stringify(node.value);
    case 'list':
      return `[${node.items.map(describeRule).join(', ')}]`;
    case 'read': {
      const name = node.path.length === 0 ? 'the entry' : node.path.join('.');
      return node.fallback === undefined ? name : `(${name}, else ${describeRule(node.fallback)})`;
    }
    case 'call': {
      const { operator, operands } = node;
      const parts = operands.map((operand) => describeOperand(operand));
      if (infix.includes(operator.name) && operands.length > 1) return parts.join(` ${operator.name} `);
      if (operator.name === '!') return `not ${parts.join('')}`;
      return `${operator.name}(${operands.map(describeRule).join(', ')})`;
    }
    case 'condition':
      return node.name;
  }
}

const describeOperand = (node: RuleNode): string =>
  node.kind === 'call' && infix.includes(node.operator.name) ? `(${describeRule(node)})` : describeRule(node);
