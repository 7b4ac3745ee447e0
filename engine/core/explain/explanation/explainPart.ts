import type { Json } from '../../json/Json.ts';
import { readPath } from '../../json/pointer.ts';
import { evaluateNode } from '../../rules/evaluateRule.ts';
import type { RuleNode } from '../../rules/Operator.ts';
import { UNKNOWN } from '../../rules/Unknown.ts';
import { fits, type ValueType } from '../../rules/ValueType.ts';
import type { Missing, Part } from './Explanation.ts';

/** What is known about the names that a rule reads. */
export interface Names {
  /** The title of the field or question at this path; undefined when it has none. */
  readonly title: (path: readonly string[]) => string | undefined;
  /** Why nothing can be read there. */
  readonly missing: (path: readonly string[]) => Missing;
  /** How the value there is computed; undefined when it is not. */
  readonly computed?: (path: readonly string[]) => Part | undefined;
}

/** The most entries of a list that are shown one by one. */
const MOST_ENTRIES = 20;

/** A rule's parts, each with its value now. `data` is what its names start at. */
export function explainPart(node: RuleNode, data: unknown, names: Names, decides = true): Part {
  const found = evaluateNode(node, data);
  const value = found === UNKNOWN ? {} : { value: found };
  switch (node.kind) {
    case 'literal':
      return { kind: 'literal', decides, ...value };
    case 'list':
      return { kind: 'list', decides, ...value, parts: node.items.map((item) => explainPart(item, data, names)) };
    case 'read':
      return { ...explainRead(node, data, names), decides, ...value };
    case 'condition':
      return { kind: 'condition', decides, ...value, name: node.name, parts: [explainPart(node.node, data, names)] };
    case 'call':
      return {
        kind: 'call',
        decides,
        ...value,
        name: node.operator.name,
        parts: explainOperands(node, found, data, names),
      };
  }
}

type Read = Extract<RuleNode, { kind: 'read' }>;
type Call = Extract<RuleNode, { kind: 'call' }>;

function explainRead({ path, type, fallback }: Read, data: unknown, names: Names): Omit<Part, 'decides'> {
  const title = names.title(path);
  const missing = findMissing(readPath(data, path), path, type, names);
  const computed = names.computed?.(path);
  return {
    kind: 'read',
    path,
    ...(title !== undefined && { title }),
    ...(missing !== undefined && { missing }),
    ...(computed !== undefined && { computed }),
    ...(fallback !== undefined && { parts: [explainPart(fallback, data, names)] }),
  };
}

function findMissing(seen: unknown, path: readonly string[], type: ValueType, names: Names): Missing | undefined {
  if (seen === undefined || seen === null || seen === '') return names.missing(path);
  return fits(seen, type) ? undefined : 'unusable';
}

/** The operands; those that a list operator runs on each entry stand once for each entry. */
function explainOperands(
  { operator, operands }: Call,
  result: Json | typeof UNKNOWN,
  data: unknown,
  names: Names,
): readonly Part[] {
  const scope = 'control' in operator ? operator.scope : undefined;
  const [list, body, ...others] = operands;
  if (scope === undefined || list === undefined || body === undefined) {
    const values = operands.map((operand) => evaluateNode(operand, data));
    return operands.map((operand, index) =>
      explainPart(operand, data, names, isDeciding(operator.name, values, index, result)),
    );
  }
  const items = evaluateNode(list, data);
  const entries: readonly Json[] = scope === 'item' && Array.isArray(items) ? items.slice(0, MOST_ENTRIES) : [];
  return [
    explainPart(list, data, names),
    ...entries.map((item, entry) => ({ ...explainPart(body, item, insideEntry(names, list)), entry })),
    ...others.map((other) => explainPart(other, data, names)),
  ];
}

/** Inside an entry a name is a member of the list's field. */
const insideEntry = (names: Names, list: RuleNode): Names => ({
  title: (path) => (list.kind === 'read' ? names.title([...list.path, '-', ...path]) : undefined),
  missing: () => 'not answered',
});

/** Whether the result of a call follows from this operand. */
function isDeciding(
  name: string,
  values: readonly (Json | typeof UNKNOWN)[],
  index: number,
  result: Json | typeof UNKNOWN,
): boolean {
  if (name === 'and') return result === true || values[index] !== true;
  if (name === 'or') return result !== true || values[index] === true;
  if (name !== 'if' && name !== '?:') return true;
  let at = 0;
  while (at + 1 < values.length && values[at] === false) at += 2;
  const isPassed = index < at && index % 2 === 0;
  return isPassed || index === at || (index === at + 1 && values[at] === true);
}
