import { problem } from '../../errors/problem.ts';
import { type CompileContext, type CompileNotes, ruleBudgets } from './CompileContext.ts';

/** Counts parts of the rule. When they are too many or too deep, adds a problem and returns false. */
export function spendBudget(parts: number, { depth, place }: CompileContext, notes: CompileNotes): boolean {
  notes.nodes += parts;
  if (depth <= ruleBudgets.depth && notes.nodes <= ruleBudgets.nodes) return true;
  if (notes.problems.at(-1)?.code !== 'rule-too-large')
    notes.problems.push(problem(place, 'rule-too-large', describeExcess(depth)));
  return false;
}

const describeExcess = (depth: number): string =>
  depth > ruleBudgets.depth
    ? `The rule is too deep: it has operators inside each other more than ${ruleBudgets.depth} times.`
    : `The rule is too long: it has more than ${ruleBudgets.nodes} operators and values.`;
