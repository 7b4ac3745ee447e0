import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { fillTexts, withoutTexts } from '../../../../../engine/core/form/compile/fillTexts.ts';

const n: JsonSchema = { type: 'string', title: 'N', description: 'A letter' };
const page = (properties: Readonly<Record<string, JsonSchema>>) =>
  ({ type: 'object', required: [], properties }) as const;

/** The schema and the uiSchema of a page once the texts are in the schema. */
const compile = (schema: JsonSchema, uiSchema: Readonly<Record<string, unknown>>) => ({
  schema: fillTexts(schema, uiSchema, { unit: 'kg' }),
  uiSchema: withoutTexts(uiSchema),
});

describe('the texts of a uiSchema', () => {
  it.each<readonly [string, object, object, object]>([
    ['replace those of the field', { 'ui:title': 'Name' }, { title: 'Name' }, {}],
    ['replace one and leave the other', { 'ui:description': 'Yours' }, { description: 'Yours' }, {}],
    [
      'may be among the options',
      { 'ui:options': { title: 'Name', description: 'Yours', inline: true } },
      { title: 'Name', description: 'Yours' },
      { 'ui:options': { inline: true } },
    ],
    [
      'come before those among the options',
      { 'ui:title': 'Name', 'ui:options': { title: 'First' } },
      { title: 'Name' },
      { 'ui:options': {} },
    ],
    ['replace nothing when they are empty', { 'ui:title': '', 'ui:description': ' ' }, {}, {}],
    ['replace nothing when they are not texts', { 'ui:title': 5, 'ui:options': 'x' }, {}, { 'ui:options': 'x' }],
    [
      'leave everything else',
      { 'ui:help': 'Title', 'ui:width': 'half' },
      {},
      { 'ui:help': 'Title', 'ui:width': 'half' },
    ],
  ])('%s', (_, ui, texts, left) => {
    expect(compile(page({ n }), { n: ui })).toEqual({
      schema: page({ n: { ...n, ...texts } }),
      uiSchema: { n: left },
    });
  });

  it('mention settings, as those of the schema and of its choices do', () => {
    const field = (unit: string): JsonSchema => ({
      type: 'string',
      title: 'N',
      description: `In ${unit}`,
      oneOf: [{ const: 'a', title: `1 ${unit}`, description: `A ${unit}` }],
    });
    expect(compile(page({ n: field('{unit}') }), { n: { 'ui:title': 'Weight in {unit}, {other}' } })).toEqual({
      schema: page({ n: { ...field('kg'), title: 'Weight in kg, {other}' } }),
      uiSchema: { n: {} },
    });
  });

  it('are moved in groups and in the entries of lists', () => {
    const of = (field: JsonSchema) =>
      page({
        group: { type: 'object', properties: { n: field } },
        list: { type: 'array', items: { type: 'object', properties: { n: field } } },
      });
    const ui = { n: { 'ui:title': 'Name' } };
    expect(compile(of(n), { group: ui, list: { items: ui } })).toEqual({
      schema: of({ ...n, title: 'Name' }),
      uiSchema: { group: { n: {} }, list: { items: { n: {} } } },
    });
  });

  it('are not looked for in what JavaScript objects have themselves', () => {
    const schema = page({ toString: n, title: n });
    expect(compile(schema, { title: { 'ui:help': 'x' } })).toEqual({
      schema,
      uiSchema: { title: { 'ui:help': 'x' } },
    });
  });
});
