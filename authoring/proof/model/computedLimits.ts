import {
  type CompiledRule,
  compileRule,
  type FormPlan,
  type JsonSchema,
  type PagePlan,
  type RuleNode,
  type StepPlan,
} from '#engine';
import { listChoices } from '../domains/classifySchema.ts';

/**
 * What matters of computed fields, as rules: whether the value is there, and whether it is within the limits that the page
 * refuses it beyond. The values that the search tries for an answer come from what is compared with it.
 */
export const computedLimits = ({ document, form }: StepPlan, page: PagePlan): readonly CompiledRule[] =>
  [...page.computes].flatMap(([field, { root, type }]) =>
    limitsOf(
      page.schema.properties[field] ?? {},
      { var: `answers.${field}` },
      {
        isWhole: isWhole(root, form),
        hasChoices: 'choices' in type && type.choices !== undefined,
      },
    ).flatMap((rule) => {
      const place = { document, pointer: '' };
      const compiled = compileRule(rule, { kind: 'object', properties: { answers: form.types.answers } }, place);
      return compiled.ok ? [compiled.value] : [];
    }),
  );

/** What is known of a computed value before any answer: the compiler has compared its choices with those of the field. */
interface KnownValue {
  readonly isWhole: boolean;
  readonly hasChoices: boolean;
}

function limitsOf(schema: JsonSchema, value: object, known: KnownValue): readonly object[] {
  const limit = (operator: string, compared: object, by: number | undefined): readonly object[] =>
    by === undefined ? [] : [{ [operator]: [compared, by] }];
  const choices = listChoices(schema);
  return [
    { answered: value },
    ...limit('>=', value, schema.minimum),
    ...limit('<=', value, schema.maximum),
    ...limit('>', value, schema.exclusiveMinimum),
    ...limit('<', value, schema.exclusiveMaximum),
    ...limit('>=', { length: value }, schema.minLength),
    ...limit('<=', { length: value }, schema.maxLength),
    ...(choices === undefined || schema.type === 'boolean' || known.hasChoices ? [] : [{ in: [value, choices] }]),
    ...(schema.type === 'integer' && !known.isWhole ? [{ '==': [{ '%': [value, 1] }, 0] }] : []),
  ];
}

/** Whether a part of a rule can only be a whole number, or is no number. */
function isWhole(node: RuleNode, form: FormPlan): boolean {
  switch (node.kind) {
    case 'literal':
      return typeof node.value !== 'number' || Number.isInteger(node.value);
    case 'read': {
      const [root, field = ''] = node.path;
      const schema = form.pages.map((page) => page.schema.properties[field]).find((each) => each !== undefined);
      return node.type.kind !== 'number' || (root === 'answers' && schema?.type === 'integer');
    }
    case 'list':
      return node.items.every((item) => isWhole(item, form));
    case 'condition':
      return isWhole(node.node, form);
    case 'call':
      return node.operator.name !== '/' && node.operands.every((operand) => isWhole(operand, form));
  }
}
