import type { ContentProblem } from '../../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../../errors/problem.ts';
import { isObject } from '../../json/Json.ts';
import type { Operand, RuleNode } from '../Operator.ts';
import { callOperator } from '../operators/operators.ts';
import { mismatch, TEXT } from '../operators/signature.ts';
import { below, type CompileContext, type CompileNotes, hasArity, spendBudget } from './CompileContext.ts';

type Compile = (rule: unknown, context: CompileContext, notes: CompileNotes) => Operand | undefined;

/** A row of a table: its name, and its texts by name. */
type Row = readonly [string, Readonly<Record<string, string>>];

/** The operator, the name of the row and its text, which stand once for each row. */
const NODES_OF_A_CASE = 3;

/**
 * Types `{ "lookup": [key, table, name] }`: the text `name` in the row of the table that the key names, and an empty text
 * where there is none. It is written out as an `if` with one case for each row, so that whoever reads compiled rules has
 * nothing new to know.
 *
 * @param compile types the key
 */
export function compileLookup(
  written: unknown,
  context: CompileContext,
  notes: CompileNotes,
  compile: Compile,
): Operand | undefined {
  const note = (found: ContentProblem): undefined => {
    notes.problems.push(found);
  };
  const { place } = context;
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written];
  if (!hasArity({ name: 'lookup', arity: [3, 3] }, operands.length, place, notes)) return undefined;
  const [keyRule, table, name] = operands;
  if (typeof name !== 'string') return note(problem(inside(place, 2), 'malformed-name/computed'));
  const rows = readRows(table);
  if (rows === undefined) return note(problem(inside(place, 1), 'wrong-operand/table'));
  const before = notes.nodes;
  const key = compile(keyRule, below(context, 0), notes);
  if (key === undefined) return undefined;
  const wrong = mismatch([key], [TEXT]);
  if (wrong !== undefined) return note(wrong.report(inside(place, 0), 'lookup'));
  const known = key.type.kind === 'string' ? key.type.choices : undefined;
  const stray = known && rows.find(([row]) => !known.includes(row));
  if (stray !== undefined)
    return note(unknownName(inside(place, 1, stray[0]), known ?? [], 'unknown-choice/row', stray[0]));
  const texts = rows.flatMap(([row, texts]) => (Object.hasOwn(texts, name) ? [[row, texts[name] ?? ''] as const] : []));
  if (!spendBudget(texts.length * (notes.nodes - before + NODES_OF_A_CASE), context, notes)) return undefined;
  return {
    node: writeOut(key.node, texts),
    type: { kind: 'string', choices: [...new Set([...texts.map(([, text]) => text), ''])] },
  };
}

function readRows(table: unknown): readonly Row[] | undefined {
  const rows = isObject(table) ? Object.entries(table) : undefined;
  return rows?.every(isRow) ? rows : undefined;
}

const isRow = (row: [string, unknown]): row is [string, Record<string, string>] =>
  isObject(row[1]) && Object.values(row[1]).every((text) => typeof text === 'string');

function writeOut(key: RuleNode, texts: readonly (readonly [string, string])[]): RuleNode {
  const literal = (value: string): RuleNode => ({ kind: 'literal', value });
  if (texts.length === 0) return literal('');
  const cases = texts.flatMap(([row, text]) => [callOperator('==', [key, literal(row)]), literal(text)]);
  return callOperator('if', [...cases, literal('')]);
}
