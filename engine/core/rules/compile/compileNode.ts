import type { ContentProblem } from '../../errors/ContentProblem.ts';
import { nearestName } from '../../errors/nearestName.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import type { LazyOperator, Operand, OperandProblem, Operator } from '../Operator.ts';
import { operatorNamed, operators } from '../operators.ts';
import type { ValueType } from '../ValueType.ts';
import { ruleBudgets } from './budgets.ts';
import { below, type CompileNotes, type CompileSite } from './CompileSite.ts';
import { compileLiteral } from './compileLiteral.ts';
import { compileRead } from './compileRead.ts';
import { describeType } from './describeType.ts';
import { foldData } from './foldData.ts';
import { hasArity } from './hasArity.ts';
import { joinTypes, NOTHING } from './joinTypes.ts';

/** The typed node, or undefined when a problem was noted. */
export function compileNode(rule: unknown, site: CompileSite, notes: CompileNotes): Operand | undefined {
  if (!affords(1, site, notes)) return undefined;
  if (Array.isArray(rule)) return compileList(rule, site, notes);
  if (isObject(rule)) return compileCall(rule, site, notes);
  return compileLiteral(rule, site, notes);
}

const excess = (depth: number): string =>
  depth > ruleBudgets.depth
    ? `The rule is too deep: it has operators inside each other more than ${ruleBudgets.depth} times.`
    : `The rule is too long: it has more than ${ruleBudgets.nodes} operators and values.`;

/** Counts parts of the rule; false, with a problem, where there are too many of them or they are too deep. */
function affords(parts: number, { depth, place }: CompileSite, notes: CompileNotes): boolean {
  notes.nodes += parts;
  if (depth <= ruleBudgets.depth && notes.nodes <= ruleBudgets.nodes) return true;
  if (notes.problems.at(-1)?.code !== 'budget') notes.problems.push(problem(place, 'budget', excess(depth)));
  return false;
}

function compileList(rules: readonly unknown[], site: CompileSite, notes: CompileNotes): Operand | undefined {
  let items: ValueType = NOTHING;
  const nodes: Operand[] = [];
  for (const [index, rule] of rules.entries()) {
    const typed = compileNode(rule, below(site, index), notes);
    if (typed === undefined) return undefined;
    const joined = joinTypes(items, typed.type);
    if (joined === undefined) {
      const message = `The list has ${describeType(typed.type)} among entries that are ${describeType(items)}.`;
      notes.problems.push(problem(inside(site.place, index), 'type', message));
      return undefined;
    }
    items = joined;
    nodes.push(typed);
  }
  return { node: { kind: 'list', items: nodes.map(({ node }) => node) }, type: { kind: 'array', items } };
}

function compileCall(
  rule: Readonly<Record<string, unknown>>,
  site: CompileSite,
  notes: CompileNotes,
): Operand | undefined {
  const names = Object.keys(rule);
  const [name] = names;
  if (name === undefined || names.length > 1) {
    notes.problems.push(problem(site.place, 'operator', `A rule has exactly one operator; this has ${names.length}.`));
    return undefined;
  }
  const operator = operatorNamed(name);
  if (operator === undefined) {
    const known = operators.map((each) => each.name);
    notes.problems.push(unknownName(inside(site.place, name), 'operator', 'an operator', name, known));
    return undefined;
  }
  const written = rule[name];
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written];
  // A single operand may stand without brackets, and then its place has no index.
  const at = (index: number): CompileSite => (Array.isArray(written) ? below(site, name, index) : below(site, name));
  if (!hasArity(operator, operands.length, inside(site.place, name), notes)) return undefined;
  if (operator.name === 'var') return compileVariable(operands, at, notes);
  return compileOperation(operator, operands, at, notes);
}

type At = (index: number) => CompileSite;

function compileVariable([path, fallback]: readonly unknown[], at: At, notes: CompileNotes): Operand | undefined {
  if (fallback === undefined) return compileRead(path, at(0), notes);
  const otherwise = compileNode(fallback, at(1), notes);
  const read = compileRead(path, at(0), notes);
  if (read === undefined || otherwise === undefined) return undefined;
  const type = joinTypes(read.type, otherwise.type);
  if (type !== undefined) return { node: { ...read.node, fallback: otherwise.node }, type };
  const message = `The default is ${describeType(otherwise.type)} but the answer is ${describeType(read.type)}.`;
  notes.problems.push(problem(at(1).place, 'type', message));
  return undefined;
}

function compileOperation(
  operator: Operator,
  rules: readonly unknown[],
  at: At,
  notes: CompileNotes,
): Operand | undefined {
  const operands = 'control' in operator ? compileScoped(operator, rules, at, notes) : compileAll(rules, at, notes);
  if (operands === undefined) return undefined;
  const type = operator.type(operands);
  if ('reason' in type) {
    notes.problems.push(complain(operator, type, at));
    return undefined;
  }
  return { node: { kind: 'call', operator, operands: operands.map(({ node }) => node) }, type };
}

function complain(
  { name }: Operator,
  { reason, code, operand, written, known }: OperandProblem,
  at: At,
): ContentProblem {
  const { place } = at(operand ?? 0);
  const suggestion = written === undefined || known === undefined ? undefined : nearestName(written, known);
  return {
    ...problem(place, code, `"${name}" ${reason}.`),
    ...(known === undefined ? {} : { known }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

const isSpent = ({ nodes, problems }: CompileNotes): boolean =>
  nodes > ruleBudgets.nodes && problems.at(-1)?.code === 'budget';

/** Every operand, so that an author sees all problems at once; but a rule beyond its budget is not read on. */
function compileAll(rules: readonly unknown[], at: At, notes: CompileNotes): readonly Operand[] | undefined {
  const operands: Operand[] = [];
  for (const [index, rule] of rules.entries()) {
    if (isSpent(notes)) return undefined;
    const operand = compileNode(rule, at(index), notes);
    if (operand !== undefined) operands.push(operand);
  }
  return operands.length === rules.length ? operands : undefined;
}

function compileScoped(
  operator: LazyOperator,
  rules: readonly unknown[],
  at: At,
  notes: CompileNotes,
): readonly Operand[] | undefined {
  if (operator.names !== undefined) return compileNames(operator.names, rules, at, notes);
  if (operator.scope === undefined) return compileAll(rules, at, notes);
  const [listRule, bodyRule, ...rest] = rules;
  const list = compileNode(listRule, at(0), notes);
  const others = compileAll(rest, (index) => at(index + 2), notes);
  if (list === undefined || others === undefined) return undefined;
  // The operator itself complains about an operand that is no list; the body is not typed against it then.
  if (list.type.kind !== 'array') return [list, list, ...others];
  const data = operator.scope === 'item' ? list.type.items : foldData(list.type.items, others[0]?.type);
  const body = compileNode(bodyRule, { ...at(1), data, outer: false }, notes);
  return body && [list, body, ...others];
}

/** `missing` and its like name answers by text: from operand `from` on, each name becomes a read. */
function compileNames(
  from: number,
  rules: readonly unknown[],
  at: At,
  notes: CompileNotes,
): readonly Operand[] | undefined {
  const before = compileAll(rules.slice(0, from), at, notes);
  const written = rules.slice(from);
  const count = written.reduce<number>((sum, each) => sum + (Array.isArray(each) ? each.length : 1), 0);
  if (!affords(count, at(from), notes)) return undefined;
  const names = written.flat();
  const reads = names.flatMap((name) => compileRead(name, at(from), notes) ?? []);
  if (before === undefined || reads.length < names.length) return undefined;
  const list: Operand = {
    node: { kind: 'list', items: reads.map(({ node }) => node) },
    type: { kind: 'array', items: { kind: 'string' } },
  };
  return [...before, list];
}
