import type { RuleNode } from '#engine';
import { computedAt, type ReadRule, type Resolve, type ResolveVariable, type Source, variableAt } from '../Source.ts';
import { comparesEntry, connectives, equalities, searchedIn } from './entryUses.ts';
import { isMonotone } from './isMonotone.ts';
import { type Call, literalsIn, perEntry, type Read, readsIn } from './readsIn.ts';
import type { Atom, Use, Uses } from './Use.ts';
import { writtenOut } from './writtenOut.ts';

const comparisons = [...equalities, '<', '<=', '>', '>='];
/** Operators that compare two values. */
const relations = [...comparisons, 'sameText'];
const presence = ['answered', 'missing', 'missing_some'];

const partly: Use = { kind: 'opaque', values: [], why: 'a rule reads a part of it alone' };

type Note = (read: Read, use: Use) => void;

/** How the rules use the variables that they read. */
export function findUses(rules: readonly ReadRule[]): Uses {
  const uses = new Map<Source, Use[]>();
  for (const { rule, resolve } of rules) {
    const resolveVariable: ResolveVariable = (names) => variableAt(resolve, names);
    walk(withoutComputed(rule.root, resolve), resolveVariable, ({ path }, use) => {
      const reading = resolveVariable(path);
      if (reading === undefined) return;
      const { source, depth, view } = reading;
      // The rule reads a part of a group or list. The values of that part are not tried in all combinations with other
      // parts.
      const seen: Use = view === undefined && path.length > depth ? partly : use;
      uses.set(source, [...(uses.get(source) ?? []), seen]);
    });
  }
  return uses;
}

/** A rule with its conditions and computed fields written out. No field is computed from itself. */
const withoutComputed = (root: RuleNode, resolve: Resolve): RuleNode =>
  writtenOut(root, ({ path }) => {
    const computed = computedAt(resolve, path);
    return computed && withoutComputed(computed, resolve);
  });

function walk(node: RuleNode, resolve: ResolveVariable, note: Note): void {
  if (node.kind === 'list') for (const item of node.items) walk(item, resolve, note);
  if (node.kind === 'read') {
    note(node, { kind: 'plain' });
    if (node.fallback !== undefined) walk(node.fallback, resolve, note);
  }
  if (node.kind === 'call') walkCall(node, resolve, note);
}

function walkCall(call: Call, resolve: ResolveVariable, note: Note): void {
  const { operands, operator } = call;
  if (connectives.includes(operator.name)) for (const operand of operands) walk(operand, resolve, note);
  else if (presence.includes(operator.name)) walkPresence(call, resolve, note);
  else if (relations.includes(operator.name)) {
    for (const [a, b] of pairs(operands)) compare(findRelation(operator.name), [a, b], resolve, note);
  } else if (operator.name === 'in') walkMembership(call, resolve, note);
  else if (operator.name === 'includesSet') walkSets(call, resolve, note);
  else if (['some', 'none', 'all'].includes(operator.name)) walkEntries(call, resolve, note);
  else obscure(call, resolve, note);
}

const findRelation = (name: string): Atom['relation'] =>
  name === 'sameText' ? 'sameText' : equalities.includes(name) ? 'equality' : 'order';

/**
 * Notes the answers that are asked for; `missing_some` also takes a number, which may be read. Whether a computed value is
 * there depends on the conditions in its rule, and on what it divides by.
 */
function walkPresence(call: Call, resolve: ResolveVariable, note: Note): void {
  call.operands.forEach((operand, at) => {
    const isCount = call.operator.name === 'missing_some' && at === 0;
    const why = isCount ? '"missing_some" counts by it' : divides(operand) ? 'a value is divided by it' : undefined;
    const use: Use = why === undefined ? { kind: 'plain' } : { kind: 'opaque', values: literalsIn(operand), why };
    for (const read of readsIn(operand)) note(read, use);
  });
  walkInside(call, resolve, note);
}

const divides = (node: RuleNode): boolean =>
  node.kind === 'call' && (['/', '%'].includes(node.operator.name) || node.operands.some(divides));

const pairs = (nodes: readonly RuleNode[]): readonly (readonly [RuleNode, RuleNode])[] =>
  nodes.slice(1).flatMap((node, index) => {
    const before = nodes[index];
    return before === undefined ? [] : [[before, node] as const];
  });

/** Whether a node is a condition by itself, so that comparing it means comparing conditions. */
const isCondition = (node: RuleNode): boolean =>
  node.kind === 'call' &&
  [...connectives, ...relations, 'in', 'includesSet', 'answered', 'some', 'none', 'all'].includes(node.operator.name);

function compare(
  relation: Atom['relation'],
  [left, right]: readonly [RuleNode, RuleNode],
  resolve: ResolveVariable,
  note: Note,
): void {
  if ([left, right].some((side) => isCondition(side) && !isChoice(side))) {
    for (const side of [left, right]) walk(side, resolve, note);
    return;
  }
  const nodes = [...readsIn(left), ...readsIn(right)];
  const reads = nodes.flatMap(({ path }) => {
    const reading = resolve(path);
    return reading === undefined ? [] : [{ names: path, reading }];
  });
  const atom: Atom = { relation, left, right, reads };
  for (const read of nodes) {
    const source = resolve(read.path)?.source;
    const once = reads.filter(({ reading }) => reading.source === source).length === 1;
    const passes = once && (isMonotone(left, read) || isMonotone(right, read));
    note(read, passes ? { kind: 'compared', atom } : opaqueIn(atom, read, once));
  }
  // Conditions inside a compared value contain comparisons of their own.
  for (const side of [left, right]) if (side.kind === 'call') walkInside(side, resolve, note);
}

/** The use of a read whose side of a comparison may cross the other side more than once. */
function opaqueIn(atom: Atom, read: Read, once: boolean): Use {
  const side = [atom.left, atom.right].find((node) => readsIn(node).includes(read));
  const made = side?.kind === 'call' ? `what "${side.operator.name}" makes of it` : 'what stands in for it';
  const why = once ? `${made} neither only rises nor only falls` : 'a comparison reads it more than once';
  return { kind: 'opaque', values: listLiterals(atom), why };
}

/** Whether a node is an `if`, which may return any value and not only true or false. */
const isChoice = (node: RuleNode): boolean => node.kind === 'call' && ['if', '?:'].includes(node.operator.name);

const listLiterals = ({ left, right }: Atom) => [...literalsIn(left), ...literalsIn(right)];

/** Notes the uses in the conditions within a call's operands. */
function walkInside({ operands }: Call, resolve: ResolveVariable, note: Note): void {
  for (const operand of operands) {
    if (operand.kind !== 'call') continue;
    const { name } = operand.operator;
    if (connectives.includes(name) || relations.includes(name) || ['in', 'includesSet'].includes(name))
      walkCall(operand, resolve, note);
    else walkInside(operand, resolve, note);
  }
}

function walkMembership({ operands }: Call, resolve: ResolveVariable, note: Note): void {
  const [needle, haystack] = operands;
  if (needle === undefined || haystack === undefined) return;
  if (haystack.kind === 'list') {
    for (const item of haystack.items) compare('equality', [needle, item], resolve, note);
    return;
  }
  if (
    haystack.kind === 'literal' ||
    needle.kind !== 'literal' ||
    haystack.kind !== 'read' ||
    haystack.fallback !== undefined ||
    haystack.type.kind !== 'array'
  ) {
    for (const read of [...readsIn(needle), ...readsIn(haystack)])
      note(read, {
        kind: 'opaque',
        values: [...literalsIn(needle), ...literalsIn(haystack)],
        why: '"in" looks for it in something that is no list of written values',
      });
    return;
  }
  note(haystack, { kind: 'searched', value: needle.value, folded: false });
}

/** Notes what a list is searched for. Sets that are written contain no reads. */
function walkSets(call: Call, resolve: ResolveVariable, note: Note): void {
  const [list, sets] = call.operands;
  if (list?.kind !== 'read' || list.fallback !== undefined || sets === undefined || readsIn(sets).length > 0) {
    obscure(call, resolve, note);
    return;
  }
  for (const value of literalsIn(sets)) note(list, { kind: 'searched', value, folded: false });
}

/**
 * Notes a condition on the entries of a list. When it only compares the entry with literals, the list is searched for
 * those.
 */
function walkEntries(call: Call, resolve: ResolveVariable, note: Note): void {
  const [list, body] = call.operands;
  if (list?.kind !== 'read' || list.fallback !== undefined || body === undefined || !comparesEntry(body)) {
    obscure(call, resolve, note);
    return;
  }
  for (const use of searchedIn(body)) note(list, use);
}

const obscured = ({ operator }: Call): string =>
  perEntry.includes(operator.name)
    ? `"${operator.name}" asks more of the entries than what they are`
    : `"${operator.name}" is not taken apart`;

/** Notes the reads of an operator whose effect is not analyzed. */
function obscure(call: Call, resolve: ResolveVariable, note: Note): void {
  for (const read of readsIn(call)) note(read, { kind: 'opaque', values: literalsIn(call), why: obscured(call) });
  if (!perEntry.includes(call.operator.name)) walkInside(call, resolve, note);
}
