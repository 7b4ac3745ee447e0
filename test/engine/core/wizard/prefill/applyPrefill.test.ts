import { describe, expect, it } from 'vitest';
import {
  compileWizard,
  type FormDefinition,
  initialState,
  type JsonObject,
  type JsonSchema,
  readPageAnswers,
} from '#engine';

type Rules = NonNullable<FormDefinition['pages'][number]['rules']>;

const dishes = {
  type: 'array',
  items: { type: 'object', properties: { value: { type: 'string' }, title: { type: 'string' } } },
};

/** The answers that the guest finds on a page with these fields. */
function found(
  properties: Record<string, JsonSchema>,
  rules: Rules = [],
  context: JsonObject = {},
  uiSchema = {},
): object {
  const schema = { type: 'object', properties } as const;
  const pages = [{ name: 'page', title: 'Page', schema, rules, uiSchema }];
  const plan = compileWizard(
    { name: 'flow', document: { group: 'flow', steps: [{ id: 'form', form: 'form' }] } },
    [{ name: 'form', document: { id: 'form', title: 'Form', pages } }],
    {
      context: {
        type: 'object',
        properties: {
          known: { type: 'string' },
          all: { type: 'array', items: { type: 'string' } },
          is: { type: 'boolean' },
          dishes,
        },
      },
    },
  );
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return readPageAnswers(initialState(plan.value, context).answers, { step: 'form', page: 'page' });
}

const sizes = { type: 'string', title: 'Size', enum: ['Small', 'Large'] } as const;
const titled = {
  type: 'string',
  title: 'Size',
  oneOf: [
    { const: 'Small', title: 'S' },
    { const: 'Large', title: 'L' },
  ],
} as const;
const many = { type: 'array', title: 'Sizes', items: sizes, uniqueItems: true } as const;
const name = { type: 'string', title: 'Name' } as const;

describe('what is known of a choice', () => {
  const size = (schema: JsonSchema, known: string) =>
    found({ size: schema }, [{ prefill: '/size', with: { var: 'context.known' } }], { known });
  it.each([
    ['is the choice of the same letters', 'Large', { size: 'Large' }],
    ['is the choice whatever the letter case', 'lARGE', { size: 'Large' }],
    ['is the choice without the spaces around it', ' Small ', { size: 'Small' }],
    ['is nothing where there is no such choice', 'Huge', {}],
    ['is nothing where it is only the beginning of a choice', 'Lar', {}],
  ])('%s', (_what, known, answers) => {
    expect(size(sizes, known)).toStrictEqual(answers);
    expect(size(titled, known)).toStrictEqual(answers);
  });

  it('is the text itself, spaces and all, where there are no choices', () => {
    expect(size(name, ' As Written ')).toStrictEqual({ size: ' As Written ' });
  });

  it('is one of those that the context offers', () => {
    const offered = [{ value: 'pie', title: 'Pie' }];
    const dish = (known: string) =>
      found(
        { dish: { type: 'string', title: 'Dish' } },
        [{ prefill: '/dish', with: { var: 'context.known' } }],
        { known, dishes: offered },
        { dish: { 'ui:choices': 'dishes' } },
      );
    expect(dish('PIE')).toStrictEqual({ dish: 'pie' });
    expect(dish('soup')).toStrictEqual({});
  });

  it('is not its title', () => {
    expect(size(titled, 'L')).toStrictEqual({});
  });
});

describe('what is known of several choices', () => {
  const several = (all: readonly string[]) =>
    found({ sizes: many }, [{ prefill: '/sizes', with: { var: 'context.all' } }], { all });
  it.each([
    ['is those that are offered', ['Huge', 'large'], { sizes: ['Large'] }],
    ['is nothing where none is offered', ['Huge'], {}],
    ['is nothing where none is known', [], {}],
    ['is nothing where the list would be refused', ['Large', 'large'], {}],
  ])('%s', (_what, all, answers) => {
    expect(several(all)).toStrictEqual(answers);
  });
});

describe('what is known', () => {
  it.each([
    ['is filled in while its condition is true', { known: 'Ada', is: true }, { name: 'Ada' }],
    ['is not filled in while it is false', { known: 'Ada', is: false }, {}],
    ['is not filled in while it cannot be told', { known: 'Ada' }, {}],
  ])('%s', (_what, context, answers) => {
    const rule = { prefill: '/name', with: { var: 'context.known' }, when: { var: 'context.is' } };
    expect(found({ name }, [rule], context)).toStrictEqual(answers);
  });

  it('may be a yes or no', () => {
    const agreed = { type: 'boolean', title: 'Agreed?' } as const;
    const rule = { prefill: '/agreed', with: { var: 'context.is' } };
    expect(found({ agreed }, [rule], { is: false })).toStrictEqual({ agreed: false });
  });
});

describe('a group of fields', () => {
  const group = (more: Partial<JsonSchema>): JsonSchema => ({
    type: 'object',
    title: 'Group',
    properties: { name, size: { ...sizes, default: 'Small' } },
    ...more,
  });
  it.each<readonly [string, JsonSchema, object]>([
    ['has the defaults of its members', group({}), { group: { size: 'Small' } }],
    ['has its own default before those', group({ default: { size: 'Large' } }), { group: { size: 'Large' } }],
    ['is left out where no member has one', group({ properties: { name } }), {}],
    [
      'has those of a group inside it',
      group({ properties: { name, inner: group({}) } }),
      { group: { inner: { size: 'Small' } } },
    ],
  ])('%s', (_what, schema, answers) => {
    expect(found({ group: schema }, [])).toStrictEqual(answers);
  });
});
