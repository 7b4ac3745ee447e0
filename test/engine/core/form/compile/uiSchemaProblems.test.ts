import { expect, it } from 'vitest';
import { uiSchemaProblems } from '../../../../../engine/core/form/compile/uiSchemaProblems.ts';
import type { KnownWidget } from '../../../../../engine/core/form/KnownWidget.ts';
import type { JsonSchema } from '../../../../../engine/core/json/JsonSchema.ts';
import { worded } from '../../problems/worded.ts';

const text: JsonSchema = { type: 'string' };
const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: text,
    email: text,
    tags: { type: 'array', items: text },
    pets: { type: 'array', items: { type: 'object', properties: { food: text } } },
    box: { type: 'object', properties: { items: text } },
  },
};

/** The problems of the uiSchema: code, pointer and message, and the known names. */
const problemsOf = (ui: Readonly<Record<string, unknown>>, widgets: readonly KnownWidget[] = [{ name: 'radio' }]) =>
  worded(uiSchemaProblems(ui, schema, { widgets, context: { kind: 'mixed' } }, { document: 'form', pointer: '' })).map(
    ({ code, pointer, message, known }) => [`${code} ${pointer} ${message}`, ...(known ? [known] : [])],
  );

it.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ['an order of all fields', { 'ui:order': ['email', 'name', 'box', 'pets', 'tags'] }],
  ['an order that ends with the other fields', { 'ui:order': ['email', '*'] }],
  ['sections of fields', { 'ui:sections': [{ title: 'Reach', fields: ['email', 'name'] }] }],
  ['the words of cards', { pets: { 'ui:entry': 'Pet', 'ui:add': 'Add', 'ui:delete': 'Remove' } }],
  ['a known widget', { name: { 'ui:widget': 'radio' } }],
  ['a known widget among the options', { name: { 'ui:options': { widget: 'radio', help: 'x' } } }],
  ['the fields of an entry', { pets: { items: { food: { 'ui:help': 'x' } } } }],
  ['the entries of a list of texts', { tags: { items: { 'ui:help': 'x' } } }],
  ['a field that is called "items"', { box: { items: { 'ui:help': 'x' } } }],
])('takes %s', (_, ui) => {
  expect(problemsOf(ui)).toEqual([]);
});

it.each<readonly [string, Readonly<Record<string, unknown>>, string, readonly string[] | undefined]>([
  [
    'an order that is no list',
    { 'ui:order': 'email' },
    'wrong-ui-value /ui:order An order is a list of field names.',
    undefined,
  ],
  [
    'an order that leaves fields out, and tells which',
    { 'ui:order': ['email', 'tags', 'name'] },
    'incomplete-order /ui:order The order leaves fields out; end it with "*".',
    ['pets', 'box'],
  ],
  [
    'an order of a field that is not there',
    { 'ui:order': ['*', 'phone'] },
    'unknown-field /ui:order/1 "phone" is not a field here.',
    ['name', 'email', 'tags', 'pets', 'box'],
  ],
  [
    'sections that are no list',
    { 'ui:sections': { title: 'Reach', fields: ['email'] } },
    'wrong-ui-value /ui:sections/0 Sections are a list of { "title": "...", "fields": ["name", ...] }.',
    undefined,
  ],
  [
    'a member of a list that is no field',
    { tags: { itmes: {} } },
    'unknown-field /tags/itmes "itmes" is not a field here.',
    [],
  ],
  [
    'entries of a group',
    { items: {} },
    'unknown-field /items "items" is not a field here.',
    Object.keys(schema.properties ?? {}),
  ],
  [
    'what every object has',
    { toString: {} },
    'unknown-field /toString "toString" is not a field here.',
    Object.keys(schema.properties ?? {}),
  ],
  [
    'an unknown widget',
    { name: { 'ui:widget': 'dial' } },
    'unknown-widget /name/ui:widget "dial" is not a widget.',
    ['radio'],
  ],
])('refuses %s', (_, ui, problem, known) => {
  expect(problemsOf(ui)).toEqual([[problem, ...(known ? [known] : [])]]);
});

it('tells an author who names a widget that the compiler was given none', () => {
  expect(problemsOf({ name: { 'ui:widget': 'radio' } }, [])).toEqual([
    ['unknown-widget /name/ui:widget "radio" is not a widget: the compiler was given no "widgets".'],
  ]);
});
