import { createValidate, type JsonSchema, type ObjectSchema, type PageMessages, type PageView } from '#engine';

interface Example {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly uiSchema?: Readonly<Record<string, unknown>>;
  readonly shown?: readonly string[];
  readonly required?: readonly string[];
  readonly messages?: PageMessages;
  readonly description?: string;
}

/** A page without rules, as the core would compile and prepare it. */
export function exampleView(example: Example): PageView {
  const { properties, uiSchema = {}, required = [], messages = {}, description } = example;
  const fields = Object.keys(properties);
  const { shown = fields } = example;
  const schema: ObjectSchema = { type: 'object', properties, required, ...(description && { description }) };
  const present = (names: readonly string[], needed: readonly string[]): ObjectSchema => ({
    ...schema,
    required: needed,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name))),
  });
  return {
    page: {
      name: 'page',
      title: 'Page',
      schema,
      uiSchema,
      fields,
      shows: new Map(),
      requires: new Map(),
      checks: [],
      prefills: new Map(),
      computes: new Map(),
      renewals: new Map(),
      messages,
      words: {},
      secretWidgets: [],
      multilineWidgets: [],
      notSent: [],
      review: false,
      present,
      validator: (names, needed) => createValidate(present(names, needed)),
    },
    shown,
    required,
    scope: { answers: {}, steps: {}, settings: {}, context: {} },
  };
}
