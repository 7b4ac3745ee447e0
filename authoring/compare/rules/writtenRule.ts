import type { CompiledRule, Json, JsonObject, RuleNode } from '#engine';

/**
 * A rule as one text that is the same for rules that differ only in how they are written: named conditions are put in,
 * and settings are their values.
 */
export const writtenRule = ({ root }: CompiledRule, settings: JsonObject = {}): string =>
  JSON.stringify(writeNode(root, settings));

/** Several rules that apply together, in any order. */
export const writtenRules = (rules: readonly CompiledRule[], settings: JsonObject = {}): string =>
  rules
    .map((rule) => writtenRule(rule, settings))
    .sort()
    .join('\n');

function writeNode(node: RuleNode, settings: JsonObject): Json {
  switch (node.kind) {
    case 'literal':
      return { is: node.value };
    case 'list':
      return { list: node.items.map((item) => writeNode(item, settings)) };
    case 'read': {
      const [root, name = ''] = node.path;
      const value = root === 'settings' && Object.hasOwn(settings, name) ? settings[name] : undefined;
      if (value !== undefined) return { is: value };
      return { read: node.path, ...(node.fallback && { otherwise: writeNode(node.fallback, settings) }) };
    }
    case 'call':
      return { [node.operator.name]: node.operands.map((operand) => writeNode(operand, settings)) };
    case 'condition':
      return writeNode(node.node, settings);
  }
}
