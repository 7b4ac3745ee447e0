import type { RuleNode } from '#engine';

const infix = ['==', '===', '!=', '!==', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'and', 'or', 'in'];

/** A part of a rule in one line, as short as it can be read: `answers.age < 18`. */
export function ruleWords(node: RuleNode): string {
  switch (node.kind) {
    case 'literal':
      return JSON.stringify(node.value);
    case 'list':
      return `[${node.items.map(ruleWords).join(', ')}]`;
    case 'read': {
      const name = node.path.length === 0 ? 'the entry' : node.path.join('.');
      return node.fallback === undefined ? name : `(${name}, else ${ruleWords(node.fallback)})`;
    }
    case 'call': {
      const { operator, operands } = node;
      const words = operands.map((operand) => inner(operand));
      if (infix.includes(operator.name) && operands.length > 1) return words.join(` ${operator.name} `);
      if (operator.name === '!') return `not ${words.join('')}`;
      return `${operator.name}(${operands.map(ruleWords).join(', ')})`;
    }
  }
}

const inner = (node: RuleNode): string =>
  node.kind === 'call' && infix.includes(node.operator.name) ? `(${ruleWords(node)})` : ruleWords(node);
