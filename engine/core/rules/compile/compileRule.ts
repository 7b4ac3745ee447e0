import type { ContentProblem, Place, Result } from '../../errors/ContentProblem.ts';
import { problem } from '../../errors/problem.ts';
import type { OperandWords } from '../../problems/sentences/describeOperand.ts';
import type { CompiledRule } from '../CompiledRule.ts';
import { mention } from '../operators/signature.ts';
import { joinTypes, kindsOf, type ValueType } from '../ValueType.ts';
import type { CompileNotes } from './CompileContext.ts';
import { compileNode } from './compileNode.ts';
import type { RuleEnvironment } from './RuleEnvironment.ts';

/**
 * Compiles a condition. Every operator, name, type and choice is checked here, so that at run time only answers can be
 * missing or wrong. A rule names what it reads as literal paths of own properties.
 *
 * @param environment the types of what the rule may read, and the conditions that it may use by name
 * @param place where the rule is, for its problems
 */
export const compileRule = (rule: unknown, environment: RuleEnvironment, place: Place): Result<CompiledRule> =>
  compileAs(['boolean'], (found) => problem(place, 'wrong-rule-value/condition', found), rule, environment, place);

/** Compiles a rule for a value that a message mentions: a date, a number or a text. */
export const compileMention = (rule: unknown, environment: RuleEnvironment, place: Place): Result<CompiledRule> =>
  compileAs(MENTIONED, (found) => problem(place, 'wrong-rule-value/mention', found), rule, environment, place);

const MENTIONED = ['date', 'number', 'string'] as const;

/** Compiles a rule, like `compileRule`, whose value must have the type `wanted`. */
export function compileValue(
  rule: unknown,
  wanted: ValueType,
  environment: RuleEnvironment,
  place: Place,
): Result<CompiledRule> {
  const refuse = (found: OperandWords) => problem(place, 'wrong-rule-value/value', kindsOf(wanted), found);
  const compiled = compileAs(['boolean', 'number', 'string', 'date', 'array'], refuse, rule, environment, place);
  if (!compiled.ok || joinTypes(compiled.value.type, wanted) !== undefined) return compiled;
  return { ok: false, problems: [refuse(mention({ node: compiled.value.root, type: compiled.value.type }))] };
}

function compileAs(
  kinds: readonly ValueType['kind'][],
  refuse: (found: OperandWords) => ContentProblem,
  rule: unknown,
  environment: RuleEnvironment,
  place: Place,
): Result<CompiledRule> {
  const notes: CompileNotes = { problems: [], reads: [], nodes: 0 };
  const typed = compileNode(rule, { data: environment, environment, place, depth: 0, outer: true }, notes);
  if (typed !== undefined && !kinds.includes(typed.type.kind)) notes.problems.push(refuse(mention(typed)));
  if (typed === undefined || notes.problems.length > 0) return { ok: false, problems: notes.problems };
  return { ok: true, value: { root: typed.node, type: typed.type, reads: notes.reads, place } };
}
