import type { RJSFSchema } from '@rjsf/utils';
import type { NeutralField, NeutralForm } from '../../form/NeutralForm.ts';

/** The form as rjsf's documentation recommends: a conditional field is declared in the `then` that shows it. */
export function buildSchema({ fields }: NeutralForm): RJSFSchema {
  const conditional = new Map<string, NeutralField[]>();
  for (const field of fields) {
    if (!field.showIf) continue;
    const condition = JSON.stringify(field.showIf);
    conditional.set(condition, [...(conditional.get(condition) ?? []), field]);
  }
  return {
    type: 'object',
    ...declared(fields.filter(({ showIf }) => !showIf)),
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    allOf: [...conditional.values()].map((shown) => ({ if: buildCondition(shown[0]), then: declared(shown) })),
  };
}

function declared(fields: readonly NeutralField[]): Pick<RJSFSchema, 'properties' | 'required'> {
  return {
    properties: Object.fromEntries(fields.map((field) => [field.key, buildProperty(field)])),
    required: fields.filter(({ required }) => required).map(({ key }) => key),
  };
}

function buildCondition(field: NeutralField | undefined): RJSFSchema {
  const conditions = field?.showIf ?? [];
  return {
    properties: Object.fromEntries(conditions.map(({ field: key, equals }) => [key, { const: equals }])),
    required: conditions.map(({ field: key }) => key),
  };
}

function buildProperty({ type, label, options, maxLength, pattern, format }: NeutralField): RJSFSchema {
  const values = options && { enum: options.map(({ value }) => value) };
  if (type === 'checkboxes')
    return { type: 'array', title: label, uniqueItems: true, items: { type: 'string', ...values } };
  return {
    type: 'string',
    title: label,
    ...values,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
    ...(format !== undefined && { format }),
    ...(type === 'date' && { format: 'date' }),
  };
}
