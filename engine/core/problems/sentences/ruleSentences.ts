import {
  describeExpected,
  describeOperand,
  describeRange,
  describeType,
  type Expected,
  type OperandWords,
  type TypeWords,
} from './describeOperand.ts';
import { isNot, joinQuoted } from './parts.ts';

const readBy = (condition: string | undefined) =>
  condition === undefined ? '' : ` The condition "${condition}" (/conditions/${condition}) reads it.`;

/** Sentences of rules. */
export const ruleSentences = {
  'unknown-operator': isNot('an operator'),
  'several-operators': (count: number) => `A rule has exactly one operator; this has ${count}.`,
  'operand-count/range': (operator: string, fewest: number, most: number, count: number) =>
    `"${operator}" takes ${describeRange(fewest, most)}, not ${count}.`,
  'operand-count/otherwise': (operator: string) =>
    `"${operator}" needs a last operand for when no condition holds (3, 5, 7, ... operands).`,
  'wrong-operand/type': (operator: string, expected: Expected, found: OperandWords) =>
    `"${operator}" expects ${describeExpected(expected)}, not ${describeOperand(found, expected.includes('date'))}.`,
  'wrong-operand/number': (operator: string) => `"${operator}" expects a number.`,
  'wrong-operand/answer': (operator: string) =>
    `"${operator}" asks about one answer: { "var": "answers.name" }, without a default.`,
  'wrong-operand/table': () => '"lookup" expects a table: an object that has an object of texts for each name.',
  'types-differ': (operator: string, one: OperandWords, other: OperandWords) =>
    `"${operator}" compares ${describeOperand(one, other.type[0] === 'date')} with ${describeOperand(other, one.type[0] === 'date')}.`,
  'mixed-types/list': (found: TypeWords, others: TypeWords) =>
    `The list has ${describeType(found)} among entries that are ${describeType(others)}.`,
  'mixed-types/default': (fallback: TypeWords, answer: TypeWords) =>
    `The default is ${describeType(fallback)} but the answer is ${describeType(answer)}.`,
  'mixed-types/fold': (operator: string, first: TypeWords, next: TypeWords) =>
    `"${operator}" starts with ${describeType(first)} but goes on with ${describeType(next)}.`,
  'mixed-types/joined': (operator: string) => `"${operator}" joins entries of different types.`,
  'mixed-types/results': (operator: string) => `"${operator}" gives values of different types.`,
  'wrong-rule-value/condition': (found: OperandWords) =>
    `A condition must be a yes/no value, not ${describeOperand(found)}.`,
  'wrong-rule-value/mention': (found: OperandWords) =>
    `A message can mention a date, a number or a text, not ${describeOperand(found)}.`,
  'wrong-rule-value/value': (wanted: TypeWords, found: OperandWords) =>
    `The value must be ${describeType(wanted)}, not ${describeOperand(found)}.`,
  'null-in-rule': () => 'A rule cannot compare with null; ask { "answered": { "var": "..." } } instead.',
  'malformed-name/computed': () => 'A name is written out as text, never computed.',
  'malformed-name/empty': () => 'An empty name is allowed only inside a list operator.',
  'malformed-name/group': (path: string, member: string) => `"${path}" is a group of names; write "${path}.${member}".`,
  'malformed-name/condition': () => 'A condition is named by its name alone: { "rule": "isMinor" }.',
  'unknown-name/root': isNot('a name that a rule can read'),
  'unknown-name/member': (name: string, parent: string) => `"${name}" is not in "${parent}".`,
  'unknown-name/single': (name: string, parent: string, type: TypeWords) =>
    `"${parent}" is ${describeType(type)}, and has no "${name}".`,
  'unknown-name/context': (name: string) =>
    `"${name}" is not in "context": the compiler was given no "context" that has it.`,
  'unknown-name/nothing': (name: string, parent: string) =>
    `"${name}" is not in "${parent}": nothing can be read there.`,
  'unknown-choice/compared': (operator: string, value: string | number | undefined) =>
    `"${operator}" compares with ${JSON.stringify(value)}, which is not one of the choices.`,
  'unknown-choice/listed': (operator: string, value: string | number | undefined) =>
    `"${operator}" looks for ${JSON.stringify(value)}, which is not one of the choices.`,
  'unknown-choice/row': isNot('a choice of what is looked up'),
  'unknown-choice/computed': isNot('a choice of the field'),
  'read-too-early/question': (question: string, read: string, condition?: string) =>
    `"${question}" depends on "${read}", which is not answered before it.${readBy(condition)}`,
  'read-too-early/page': (field: string, condition?: string) =>
    `The page depends on "${field}", which is not asked before it.${readBy(condition)}`,
  'read-too-early/step': (step: string, read: string, configuration: string) =>
    `The step "${step}" reads the step "${read}", which comes after it in "${configuration}": move "${read}" before "${step}", or read another answer.`,
  'read-too-early/computed': (field: string, read: string, condition?: string) =>
    `"${field}" is computed from "${read}", which a later page asks.${readBy(condition)}`,
  'rule-cycle': (circle: readonly string[], computes: boolean) =>
    `Each of these fields is ${computes ? 'shown or computed' : 'shown'} depending on another of them: ${joinQuoted(circle, ' → ')}.`,
  'rule-too-large/depth': (most: number) =>
    `The rule is too deep: it has operators inside each other more than ${most} times.`,
  'rule-too-large/length': (most: number) => `The rule is too long: it has more than ${most} operators and values.`,
  'rule-too-large/conditions': (most: number) => `More than ${most} conditions use each other in a row.`,
  'unknown-condition': isNot('a condition of this document'),
  'condition-cycle': (circle: readonly string[]) =>
    `Each of these conditions uses another of them: ${joinQuoted(circle, ' → ')}.`,
  'condition-out-of-place/list': (name: string) =>
    `A list operator reads one entry of the list, so it cannot use the condition "${name}".`,
  'condition-out-of-place/read': (name: string, pointer: string, read: string) =>
    `The condition "${name}" (${pointer}) reads "${read}", which cannot be read here.`,
};
