import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type KnownWidget, type PageDefinition } from '#engine';
import { widgets } from '#engine/react';

const dial: KnownWidget = { name: 'dial', takes: ['number'] };

/** What the compiler says of a page with these fields. */
function told(properties: object, page: Partial<PageDefinition> = {}, required: readonly string[] = []) {
  const schema = { type: 'object', required, properties };
  const form: FormDefinition = {
    id: 'about',
    title: 'About',
    pages: [{ name: 'about', title: 'About', schema, ...page }],
  };
  const configuration = { name: 'visit', document: { group: 'visit', steps: [{ id: 'about', form: 'about' }] } };
  const compiled = compileWizard(configuration, [{ name: 'about', document: form }], { widgets: [...widgets, dial] });
  return compiled.ok ? [] : compiled.problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

const n = { type: 'string', title: 'N' };
const schemaAt = '/pages/0/schema/properties';
const uiAt = '/pages/0/uiSchema';
const noAnswer = 'so no answer would be accepted.';

describe('a widget that cannot give an answer of the kind', () => {
  it.each<[string, object, object, string]>([
    [
      'checkbox',
      n,
      { 'ui:widget': 'checkbox' },
      `${uiAt}/n/ui:widget The widget "checkbox" is for yes or no; "n" asks for a text, ${noAnswer}`,
    ],
    [
      'radio',
      n,
      { 'ui:widget': 'radio' },
      `${uiAt}/n/ui:widget The widget "radio" is for one of several choices or yes or no; "n" asks for a text, ${noAnswer}`,
    ],
    [
      'dial',
      n,
      { 'ui:options': { widget: 'dial' } },
      `${uiAt}/n/ui:options/widget The widget "dial" is for a number; "n" asks for a text, ${noAnswer}`,
    ],
    [
      'list',
      { type: 'array', title: 'N', items: { type: 'string' } },
      {},
      `${schemaAt}/n The widget "checkboxes" is for any of several choices; "n" asks for a list without choices, ${noAnswer}`,
    ],
    [
      'list without entries',
      { type: 'array', title: 'N' },
      {},
      `${schemaAt}/n The widget "checkboxes" is for any of several choices; "n" asks for a list without choices, ${noAnswer}`,
    ],
  ])('is told: %s', (_, field, ui, problem) => {
    expect(told({ n: field }, { uiSchema: { n: ui } })).toEqual([`widget ${problem}`]);
  });

  it('is told in groups and in entries of lists', () => {
    const items = { type: 'object', properties: { n } };
    const fields = { group: { type: 'object', properties: { n } }, list: { type: 'array', title: 'List', items } };
    const ui = { n: { 'ui:widget': 'checkbox' } };
    const message = `The widget "checkbox" is for yes or no; "n" asks for a text, ${noAnswer}`;
    expect(told(fields, { uiSchema: { group: ui, list: { items: ui } } })).toEqual([
      `widget ${uiAt}/group/n/ui:widget ${message}`,
      `widget ${uiAt}/list/items/n/ui:widget ${message}`,
    ]);
  });

  it('is not told of a widget that says nothing of what it takes', () => {
    expect(told({ n: { type: 'number', title: 'N' } }, { uiSchema: { n: { 'ui:widget': 'dial' } } })).toEqual([]);
  });
});

describe('a field without words', () => {
  const message = '"n" has no "title": a guest would read its name.';

  it.each([{ type: 'string' }, { type: 'string', title: '' }, { type: 'string', title: ' ' }])(
    'is told: %j',
    (field) => {
      expect(told({ n: field })).toEqual([`title ${schemaAt}/n ${message}`]);
    },
  );

  it('has them in its uiSchema too', () => {
    expect(told({ n: { type: 'string' } }, { uiSchema: { n: { 'ui:title': 'N' } } })).toEqual([]);
    expect(told({ n: { type: 'string' } }, { uiSchema: { n: { 'ui:options': { title: 'N' } } } })).toEqual([]);
  });
});

describe('a required field without choices', () => {
  const empty = { type: 'string', title: 'N', enum: [] };
  const list = { type: 'array', title: 'N', items: { type: 'string', enum: [] } };
  const message = '"n" is required and has no choices, and no rule hides it.';

  it('is told', () => {
    expect(told({ n: empty }, {}, ['n'])).toEqual([`value ${schemaAt}/n/enum ${message}`]);
    expect(told({ n: list }, {}, ['n'])).toEqual([`value ${schemaAt}/n/items/enum ${message}`]);
    expect(told({ n: empty }, { rules: [{ require: ['/n'], when: true }] })).toEqual([
      `value ${schemaAt}/n/enum ${message}`,
    ]);
  });

  it('is right where it may be left out or hidden', () => {
    expect(told({ n: empty })).toEqual([]);
    expect(told({ n: empty }, { rules: [{ show: ['/n'], when: false }] }, ['n'])).toEqual([]);
  });
});
