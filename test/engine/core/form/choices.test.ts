import { describe, expect, it } from 'vitest';
import {
  type Answers,
  buildReview,
  compileWizard,
  type FormDefinition,
  type Json,
  type JsonObject,
  type KnownNames,
  pathFor,
  presentedSchema,
  validatePage,
} from '#engine';
import { suggestName } from '#engine/problems';
import { worded } from '../problems/worded.ts';

const choices = {
  type: 'array',
  items: {
    type: 'object',
    properties: { value: { type: 'string' }, title: { type: 'string' }, description: { type: 'string' } },
  },
};

const known: KnownNames = {
  context: {
    type: 'object',
    properties: { today: { type: 'string' }, dishes: choices, drinks: choices, codes: { type: 'array' } },
  },
  widgets: [{ name: 'text' }, { name: 'select' }, { name: 'checkboxes' }],
  encoders: [],
  verifiers: {},
  messages: [],
};

const fields = {
  dish: { type: 'string', title: 'Dish' },
  drinks: { type: 'array', title: 'Drinks', items: { type: 'string' }, maxItems: 2 },
  guest: { type: 'object', title: 'Guest', properties: { dish: { type: 'string', title: 'Their dish' } } },
};
const mealUiSchema = {
  dish: { 'ui:choices': 'dishes' },
  drinks: { 'ui:choices': 'drinks' },
  guest: { dish: { 'ui:choices': 'dishes' } },
};

const meal = (
  properties: object = fields,
  uiSchema: Readonly<Record<string, unknown>> = mealUiSchema,
): FormDefinition => ({
  id: 'meal',
  title: 'Meal',
  pages: [{ name: 'meal', title: 'Meal', schema: { type: 'object', required: ['dish'], properties }, uiSchema }],
});

const compile = (form: FormDefinition = meal()) =>
  compileWizard(
    { name: 'config', document: { group: 'g', steps: [{ id: 'meal', form: 'meal' }] } },
    [{ name: 'form', document: form }],
    known,
  );

const plan = (() => {
  const compiled = compile();
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
})();

const dishes: readonly Json[] = [
  { value: 'soup', title: 'Soup', description: 'Of the day.' },
  { value: 'pie', title: 'Pie' },
];
const context: JsonObject = { dishes, drinks: [{ value: 'tea', title: 'Tea' }] };

function findView(answers: Answers, around: JsonObject = context) {
  const [view] = pathFor(plan, { meal: { meal: answers } }, around);
  if (view === undefined) throw new Error('The page is on the path.');
  return view;
}

const wrong = (answers: Answers, around?: JsonObject) =>
  validatePage(findView(answers, around), answers).map(({ path, keyword, kind }) => `${path} ${keyword} ${kind}`);

describe('choices that come from the context', () => {
  it('stand in the presented schema, in groups as well', () => {
    const { dish, drinks, guest } = presentedSchema(findView({})).properties;
    const soup = { const: 'soup', title: 'Soup', description: 'Of the day.' };
    expect(dish?.oneOf).toEqual([soup, { const: 'pie', title: 'Pie' }]);
    expect(drinks?.items?.oneOf).toEqual([{ const: 'tea', title: 'Tea' }]);
    expect(guest?.properties?.dish?.oneOf).toEqual(dish?.oneOf);
  });

  it.each<readonly [Answers, readonly string[]]>([
    [{ dish: 'soup' }, []],
    [{ dish: 'soup', drinks: ['tea'], guest: { dish: 'pie' } }, []],
    [{}, ['/dish required select']],
    [{ dish: 'Soup' }, ['/dish oneOf select']],
    [{ dish: 'tea' }, ['/dish oneOf select']],
    [{ dish: 'pie', drinks: ['tea', 'soup'] }, ['/drinks/1 oneOf select']],
    [{ dish: 'pie', guest: { dish: 'fish' } }, ['/guest/dish oneOf select']],
  ])('take %j: %j', (answers, expected) => {
    expect(wrong(answers)).toEqual(expected);
  });

  it.each<readonly [string, JsonObject]>([
    ['no list', {}],
    ['an empty list', { dishes: [] }],
    ['a list of something else', { dishes: ['soup', { value: 1, title: 'Soup' }, { value: 'soup' }] }],
  ])('take no answer where the context has %s', (_, around) => {
    expect(wrong({ dish: 'soup' }, around)).toEqual(['/dish oneOf select']);
  });

  it('give the same schema for the same lists, and another one for others', () => {
    const first = presentedSchema(findView({}));
    expect(presentedSchema(findView({ dish: 'pie' }, { ...context, today: '2026-11-21' }))).toBe(first);
    const other = presentedSchema(findView({}, { ...context, dishes: [...dishes] }));
    expect(other).not.toBe(first);
    expect(other).toEqual(first);
  });

  it('give a review its words', () => {
    const view = findView({ dish: 'soup' });
    const [step] = buildReview([view]);
    expect(step?.pages[0]?.rows).toMatchObject([{ label: 'Dish', schema: { oneOf: [{ title: 'Soup' }, {}] } }]);
  });
});

describe('a form that takes choices from the context', () => {
  const text = { type: 'string', title: 'Dish' };
  const notOne = '"ui:choices" is for a text, or a list of texts, without choices of its own.';
  it.each<readonly [string, object, unknown, string, string?]>([
    ['an unknown name', text, 'dishs', '"dishs" is not a list of choices in the context.', 'dishes'],
    ['a value of another shape', text, 'codes', '"codes" is not a list of choices in the context.'],
    ['a value that is no list', text, 'today', '"today" is not a list of choices in the context.'],
    ['no name', text, 7, '"ui:choices" names a value of the context.'],
    ['a number', { type: 'number', title: 'Dish' }, 'dishes', notOne],
    ['a list of numbers', { type: 'array', title: 'Dish', items: { type: 'number' } }, 'dishes', notOne],
    ['choices of its own', { ...text, enum: ['soup'] }, 'dishes', notOne],
  ])('is told of %s', (_, field, name, message, suggestion) => {
    const compiled = compile(meal({ dish: field }, { dish: { 'ui:choices': name } }));
    const problems = worded(compiled);
    expect(problems).toMatchObject([{ document: 'form', pointer: '/pages/0/uiSchema/dish/ui:choices', message }]);
    expect(problems.map(suggestName)).toEqual([suggestion]);
  });
});
