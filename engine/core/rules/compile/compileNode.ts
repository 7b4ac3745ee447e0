import { inside, problem, unknownName } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import { ruleBudgets } from '../CompiledRule.ts';
import type { LazyOperator, Operand, Operator } from '../Operator.ts';
import { findOperator, ruleNames } from '../operators/operators.ts';
import { joinTypes, kindsOf, NOTHING, type ValueType } from '../ValueType.ts';
import { below, type CompileContext, type CompileNotes, hasArity, spendBudget } from './CompileContext.ts';
import { compileLiteral, foldData } from './compileLiteral.ts';
import { compileLookup } from './compileLookup.ts';
import { compileRead } from './compileRead.ts';
import { compileReference } from './compileReference.ts';

/** The typed node; undefined when a problem was added. */
export function compileNode(rule: unknown, context: CompileContext, notes: CompileNotes): Operand | undefined {
  if (!spendBudget(1, context, notes)) return undefined;
  if (Array.isArray(rule)) return compileList(rule, context, notes);
  if (isObject(rule)) return compileCall(rule, context, notes);
  return compileLiteral(rule, context, notes);
}

function compileList(rules: readonly unknown[], context: CompileContext, notes: CompileNotes): Operand | undefined {
  let items: ValueType = NOTHING;
  const nodes: Operand[] = [];
  for (const [index, rule] of rules.entries()) {
    const typed = compileNode(rule, below(context, index), notes);
    if (typed === undefined) return undefined;
    const joined = joinTypes(items, typed.type);
    if (joined === undefined) {
      const at = inside(context.place, index);
      notes.problems.push(problem(at, 'mixed-types/list', kindsOf(typed.type), kindsOf(items)));
      return undefined;
    }
    items = joined;
    nodes.push(typed);
  }
  return { node: { kind: 'list', items: nodes.map(({ node }) => node) }, type: { kind: 'array', items } };
}

function compileCall(
  rule: Readonly<Record<string, unknown>>,
  context: CompileContext,
  notes: CompileNotes,
): Operand | undefined {
  const names = Object.keys(rule);
  const [name] = names;
  if (name === undefined || names.length > 1) {
    notes.problems.push(problem(context.place, 'several-operators', names.length));
    return undefined;
  }
  if (name === 'rule') return compileReference(rule.rule, below(context, name), notes);
  if (name === 'lookup') return compileLookup(rule.lookup, below(context, name), notes, compileNode);
  const operator = findOperator(name);
  if (operator === undefined) {
    notes.problems.push(unknownName(inside(context.place, name), ruleNames, 'unknown-operator', name));
    return undefined;
  }
  const written = rule[name];
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written];
  // A single operand may be written without brackets, and then its place has no index.
  const at = (index: number): CompileContext =>
    Array.isArray(written) ? below(context, name, index) : below(context, name);
  if (!hasArity(operator, operands.length, inside(context.place, name), notes)) return undefined;
  if (operator.name === 'var') return compileVariable(operands, at, notes);
  return compileOperation(operator, operands, at, notes);
}

type At = (index: number) => CompileContext;

function compileVariable([path, fallback]: readonly unknown[], at: At, notes: CompileNotes): Operand | undefined {
  if (fallback === undefined) return compileRead(path, at(0), notes);
  const otherwise = compileNode(fallback, at(1), notes);
  const read = compileRead(path, at(0), notes);
  if (read === undefined || otherwise === undefined) return undefined;
  const type = joinTypes(read.type, otherwise.type);
  if (type !== undefined) return { node: { ...read.node, fallback: otherwise.node }, type };
  notes.problems.push(problem(at(1).place, 'mixed-types/default', kindsOf(otherwise.type), kindsOf(read.type)));
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
  if ('report' in type) {
    notes.problems.push(type.report(at(type.operand ?? 0).place, operator.name));
    return undefined;
  }
  return { node: { kind: 'call', operator, operands: operands.map(({ node }) => node) }, type };
}

/** Types every operand, so that an author sees all problems at once; stops when the rule has too many parts. */
function compileAll(rules: readonly unknown[], at: At, notes: CompileNotes): readonly Operand[] | undefined {
  const operands: Operand[] = [];
  for (const [index, rule] of rules.entries()) {
    if (notes.nodes > ruleBudgets.nodes) return undefined;
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
  // When operand 0 is not a list, the operator itself reports the problem, and the body is not typed.
  if (list.type.kind !== 'array') return [list, list, ...others];
  const data = operator.scope === 'item' ? list.type.items : foldData(list.type.items, others[0]?.type);
  const body = compileNode(bodyRule, { ...at(1), data, outer: false }, notes);
  return body && [list, body, ...others];
}

/** `missing` and `missing_some` name answers as text: from operand `from` on, each name becomes a read. */
function compileNames(
  from: number,
  rules: readonly unknown[],
  at: At,
  notes: CompileNotes,
): readonly Operand[] | undefined {
  const before = compileAll(rules.slice(0, from), at, notes);
  const written = rules.slice(from);
  const count = written.reduce<number>((sum, each) => sum + (Array.isArray(each) ? each.length : 1), 0);
  if (!spendBudget(count, at(from), notes)) return undefined;
  const reads = written.flatMap((each, index) => {
    const here = at(from + index);
    if (!Array.isArray(each)) return compileRead(each, here, notes) ?? [];
    return each.flatMap((name, inner) => compileRead(name, below(here, inner), notes) ?? []);
  });
  if (before === undefined || reads.length < count) return undefined;
  const list: Operand = {
    node: { kind: 'list', items: reads.map(({ node }) => node) },
    type: { kind: 'array', items: { kind: 'string' } },
  };
  return [...before, list];
}
