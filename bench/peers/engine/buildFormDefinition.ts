import type { FormDefinition, Rule, ShowRule } from '#engine';
import type { NeutralCondition, NeutralField, NeutralForm } from '../../form/NeutralForm.ts';

/** The neutral form as a document of one page, written as an author would write it. */
export function buildFormDefinition({ title, fields }: NeutralForm): FormDefinition {
  const schema = {
    type: 'object',
    required: fields.filter(({ required }) => required).map(({ key }) => key),
    properties: Object.fromEntries(fields.map((field) => [field.key, buildFieldSchema(field)])),
  };
  const uiSchema = Object.fromEntries(fields.map((field) => [field.key, buildUiOptions(field)]));
  return { id: 'measured', title, pages: [{ name: 'all', title, schema, uiSchema, rules: showRules(fields) }] };
}

function buildFieldSchema({ type, label, options, maxLength, pattern, format }: NeutralField): object {
  const choices = options?.map(({ value, label: title }) => ({ const: value, title }));
  if (type === 'checkboxes')
    return { type: 'array', title: label, uniqueItems: true, items: { type: 'string', oneOf: choices } };
  return {
    type: 'string',
    title: label,
    ...(choices && { oneOf: choices }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
    ...(type === 'date' && { format: 'date' }),
  };
}

function buildUiOptions({ type }: NeutralField): Readonly<Record<string, unknown>> {
  if (type === 'radio') return { 'ui:widget': 'radio' };
  return type === 'select' ? { 'ui:placeholder': 'Choose one' } : {};
}

/** One rule for each condition, with all fields that the condition shows. */
function showRules(fields: readonly NeutralField[]): readonly ShowRule[] {
  const shows = new Map<string, { show: string[]; when: Rule }>();
  for (const { key, showIf } of fields) {
    if (showIf === undefined) continue;
    const condition = JSON.stringify(showIf);
    const rule = shows.get(condition) ?? { show: [], when: buildRule(showIf) };
    rule.show.push(`/${key}`);
    shows.set(condition, rule);
  }
  return [...shows.values()];
}

function buildRule(conditions: readonly NeutralCondition[]): Rule {
  const tests = conditions.map(({ field, equals }) => ({ '==': [{ var: `answers.${field}` }, equals] }));
  return tests.length === 1 ? tests[0] : { and: tests };
}
