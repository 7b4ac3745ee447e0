import type { Json } from '../../json/Json.ts';
import { partsOf, type RuleNode } from '../../rules/Operator.ts';
import type { Changes, Use } from './Variable.ts';

/** A rule with what it reads. */
export interface UsedRule {
  readonly root: RuleNode;
  readonly scope: (changes: Changes) => unknown;
  /** The key of the variable at a path, and how many of its names lead to the variable. */
  readonly resolve: (path: readonly string[]) => { readonly key: string; readonly depth: number } | undefined;
}

type Call = Extract<RuleNode, { kind: 'call' }>;
type Read = Extract<RuleNode, { kind: 'read' }>;

const connectives = ['and', 'or', '!', '!!', 'if', '?:'];
const comparisons = ['==', '===', '!=', '!==', '<', '<=', '>', '>=', 'sameText'];
const presence = ['answered', 'missing', 'missing_some'];
/** Operators whose value only grows or only falls while one operand grows. */
const monotone = ['+', '-', 'min', 'max', 'addDays', 'addMonths', 'addYears', 'daysBetween'];
const stepwise = ['monthsBetween', 'yearsBetween', 'length'];

/** How rules use the variables that they read, by the key of the variable. */
export function findUses(rules: readonly UsedRule[]): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const rule of rules)
    walk(rule.root, rule, (read, use) => {
      const found = rule.resolve(read.path);
      if (found === undefined) return;
      const whole = read.path.length === found.depth;
      const seen: Use = whole ? use : { kind: 'opaque', values: literalsIn(rule.root) };
      uses.set(found.key, [...(uses.get(found.key) ?? []), seen]);
    });
  return uses;
}

type Note = (read: Read, use: Use) => void;

function walk(node: RuleNode, rule: UsedRule, note: Note): void {
  if (node.kind === 'list') for (const item of node.items) walk(item, rule, note);
  if (node.kind === 'read') {
    note(node, { kind: 'plain' });
    if (node.fallback !== undefined) walk(node.fallback, rule, note);
  }
  if (node.kind === 'condition') walk(node.node, rule, note);
  if (node.kind === 'call') walkCall(node, rule, note);
}

function walkCall(call: Call, rule: UsedRule, note: Note): void {
  const { name } = call.operator;
  const { operands } = call;
  const [first, second] = operands;
  if (connectives.includes(name)) for (const operand of operands) walk(operand, rule, note);
  else if (presence.includes(name)) for (const read of readsIn(call)) note(read, { kind: 'plain' });
  else if (comparisons.includes(name)) {
    operands.slice(1).forEach((right, index) => {
      const left = operands[index];
      if (left !== undefined) compare(name, left, right, rule, note);
    });
  } else if (name === 'in' && first !== undefined && second?.kind === 'list')
    for (const item of second.items) compare('==', first, item, rule, note);
  else if (name === 'in' && first?.kind === 'literal' && second?.kind === 'read' && second.type.kind === 'array')
    note(second, { kind: 'searched', value: first.value });
  else for (const read of readsIn(call)) note(read, { kind: 'opaque', values: literalsIn(call) });
}

function compare(name: string, left: RuleNode, right: RuleNode, rule: UsedRule, note: Note): void {
  const reads = [...readsIn(left), ...readsIn(right)];
  const keys = reads.flatMap(({ path }) => rule.resolve(path)?.key ?? []);
  for (const read of reads) {
    const key = rule.resolve(read.path)?.key;
    const once = keys.filter((each) => each === key).length === 1;
    const isFlat = name !== 'sameText' && once && (isMonotone(left, read) || isMonotone(right, read));
    const linked = keys.some((each) => each !== key);
    note(read, { kind: 'compared', left, right, monotone: isFlat, linked, scope: rule.scope });
  }
  // A comparison may contain conditions with comparisons of their own.
  for (const side of [left, right]) walkConditions(side, rule, note);
}

function walkConditions(node: RuleNode, rule: UsedRule, note: Note): void {
  if (node.kind === 'condition') walk(node.node, rule, note);
  if (node.kind !== 'call') return;
  const { name } = node.operator;
  if ([...connectives, ...comparisons, ...presence, 'in'].includes(name)) walkCall(node, rule, note);
  else for (const operand of node.operands) walkConditions(operand, rule, note);
}

/** Whether the value of a side only grows or only falls while this answer grows. */
function isMonotone(side: RuleNode, read: Read): boolean {
  if (side === read) return side.fallback === undefined;
  if (side.kind !== 'call' || ![...monotone, ...stepwise].includes(side.operator.name)) return false;
  return side.operands.some((operand) => isMonotone(operand, read));
}

/** The reads of a node; inside a list operator, only those of its list. */
function readsIn(node: RuleNode): readonly Read[] {
  const own = node.kind === 'read' ? [node] : [];
  const scoped = node.kind === 'call' && 'control' in node.operator && node.operator.scope !== undefined;
  return [...own, ...partsOf(node).flatMap((part, index) => (scoped && index === 1 ? [] : readsIn(part)))];
}

/** The literals of a node. */
export const literalsIn = (node: RuleNode): readonly Json[] =>
  node.kind === 'literal' ? [node.value] : partsOf(node).flatMap(literalsIn);
