import { describe, expect, it } from 'vitest';
import { choiceNames, offerChoices } from '../../../../engine/core/form/offerChoices.ts';
import type { Json } from '../../../../engine/core/json/Json.ts';
import type { JsonSchema } from '../../../../engine/core/json/JsonSchema.ts';

const text: JsonSchema = { type: 'string', title: 'Dish' };
const dishes: readonly Json[] = [
  { value: 'soup', title: 'Soup', description: 'Of the day.' },
  { value: 'pie', title: 'Pie' },
];
const oneOf = [
  { const: 'soup', title: 'Soup', description: 'Of the day.' },
  { const: 'pie', title: 'Pie' },
];
const taking = { 'ui:choices': 'dishes' };

describe('the choices of the context', () => {
  it.each<readonly [string, JsonSchema, unknown, JsonSchema]>([
    ['a text', text, taking, { ...text, oneOf }],
    ['a list of texts', { type: 'array', items: text }, taking, { type: 'array', items: { ...text, oneOf } }],
    [
      'a member of a group, and no other',
      { type: 'object', properties: { first: text, second: text } },
      { first: taking },
      { type: 'object', properties: { first: { ...text, oneOf }, second: text } },
    ],
    [
      'a member of the entries of a list',
      { type: 'array', items: { type: 'object', properties: { first: text } } },
      { items: { first: taking } },
      { type: 'array', items: { type: 'object', properties: { first: { ...text, oneOf } } } },
    ],
  ])('are offered to %s', (_, schema, uiSchema, expected) => {
    expect(offerChoices(schema, uiSchema, { dishes })).toStrictEqual(expected);
  });

  it.each<readonly [string, unknown]>([
    ['has no uiSchema', undefined],
    ['has a uiSchema that names no list', { 'ui:help': 'x' }],
    ['has a uiSchema that names it by something else', { 'ui:choices': 7 }],
  ])('are not offered to a field that %s', (_, uiSchema) => {
    expect(offerChoices(text, uiSchema, { dishes })).toStrictEqual(text);
  });

  it.each<readonly [string, Json]>([
    ['no list', 'soup'],
    ['an empty list', []],
    ['entries that are no objects', ['soup', null, 5]],
    ['an entry without a value', [{ title: 'Soup' }]],
    ['an entry whose value is no text', [{ value: 1, title: 'Soup' }]],
    ['an entry without a title', [{ value: 'soup' }]],
    ['an entry whose title is no text', [{ value: 'soup', title: 1 }]],
  ])('are none where the context has %s', (_, list) => {
    expect(offerChoices(text, taking, { dishes: list })).toStrictEqual({ ...text, oneOf: [] });
    expect(offerChoices(text, { 'ui:choices': 'toString' }, { dishes: list })).toStrictEqual({ ...text, oneOf: [] });
  });

  it('have no description that is no text', () => {
    const list = [{ value: 'pie', title: 'Pie', description: 5 }];
    expect(offerChoices(text, taking, { dishes: list }).oneOf).toStrictEqual([{ const: 'pie', title: 'Pie' }]);
  });
});

it('the lists that a uiSchema takes choices from are those of its fields, in groups and entries as well', () => {
  const uiSchema = {
    'ui:order': ['*'],
    'ui:options': { 'ui:choices': 'ofNoField' },
    dish: taking,
    drinks: { 'ui:choices': 7 },
    pets: { items: { food: { 'ui:choices': 'foods', 'ui:help': 'x' } } },
  };
  expect(choiceNames(uiSchema)).toEqual(['dishes', 'foods']);
  expect(choiceNames(taking)).toEqual(['dishes']);
  expect(choiceNames({})).toEqual([]);
});
