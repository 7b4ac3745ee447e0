import type { ObjectType, ValueType } from '../rules/ValueType.ts';
import type { OptionDefinition, QuestionDefinition } from './QuestionnaireDefinition.ts';

const objectType = (properties: ObjectType['properties']): ObjectType => ({ kind: 'object', properties });

/** What answers can be: yes or no, a date, or the value of one of the options. */
export type AnswerType =
  | Extract<ValueType, { kind: 'boolean' | 'date' }>
  | { readonly kind: 'string'; readonly choices: readonly string[] };

/** The type of the answer to a question. */
export function inferAnswerType({ type, options = [] }: QuestionDefinition): AnswerType {
  if (type === 'yesNo') return { kind: 'boolean' };
  return type === 'date' ? { kind: 'date' } : { kind: 'string', choices: options.map(({ value }) => value) };
}

/** What the rules of a questionnaire may read. That they read only earlier questions is checked elsewhere. */
export function inferReadableType(
  questions: readonly QuestionDefinition[],
  steps: Readonly<Record<string, ValueType>>,
  context: ValueType,
): ObjectType {
  const withCriteria = questions.filter(({ type }) => type === 'criteriaDropdown');
  return objectType({
    answers: objectType(Object.fromEntries(questions.map((question) => [question.id, inferAnswerType(question)]))),
    criteria: objectType(
      Object.fromEntries(withCriteria.map(({ id, options = [] }) => [id, inferCriteriaType(options)] as const)),
    ),
    steps: objectType(steps),
    context,
  });
}

/** The types of the options' criteria, by name. That all options agree is checked where they are compiled. */
function inferCriteriaType(options: readonly OptionDefinition[]): ObjectType {
  const names = [...new Set(options.flatMap(({ criteria = {} }) => Object.keys(criteria)))];
  return objectType(Object.fromEntries(names.map((name) => [name, inferCriterionType(name, options)])));
}

function inferCriterionType(name: string, options: readonly OptionDefinition[]): ValueType {
  const values = options.flatMap(({ criteria = {} }) => (Object.hasOwn(criteria, name) ? (criteria[name] ?? []) : []));
  const texts = values.filter((value) => typeof value === 'string');
  const numbers = values.filter((value) => typeof value === 'number');
  if (texts.length === values.length) return { kind: 'string', choices: [...new Set(texts)] };
  if (numbers.length === values.length) return { kind: 'number', choices: [...new Set(numbers)] };
  return values.every((value) => typeof value === 'boolean') ? { kind: 'boolean' } : { kind: 'mixed' };
}
