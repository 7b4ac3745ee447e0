import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type KnownWidget, type PageDefinition } from '#engine';
import { widgets } from '#engine/react';
import { worded } from '../../problems/worded.ts';

const dial: KnownWidget = { name: 'dial', takes: ['number'] };
const slate: KnownWidget = { name: 'slate' };

/** The problems of a page with these fields: code, place and message. */
function findProblems(properties: object, page: Partial<PageDefinition> = {}, required: readonly string[] = []) {
  const schema = { type: 'object', required, properties };
  const form: FormDefinition = {
    id: 'about',
    title: 'About',
    pages: [{ name: 'about', title: 'About', schema, ...page }],
  };
  const configuration = { name: 'visit', document: { group: 'visit', steps: [{ id: 'about', form: 'about' }] } };
  const compiled = compileWizard(configuration, [{ name: 'about', document: form }], {
    widgets: [...widgets, dial, slate],
  });
  return worded(compiled).map(({ code, pointer, message }) => `${code} ${pointer} ${message}`);
}

const n = { type: 'string', title: 'N' };
const schemaAt = '/pages/0/schema/properties';
const uiAt = '/pages/0/uiSchema';
const noAnswer = 'so no answer would be accepted.';

describe('a widget', () => {
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
  ])('is refused for another kind of answer: %s', (_, field, ui, problem) => {
    expect(findProblems({ n: field }, { uiSchema: { n: ui } })).toEqual([`wrong-widget ${problem}`]);
  });

  it('is refused for another kind in groups and in entries of lists, too', () => {
    const items = { type: 'object', properties: { n } };
    const fields = { group: { type: 'object', properties: { n } }, list: { type: 'array', title: 'List', items } };
    const ui = { n: { 'ui:widget': 'checkbox' } };
    const message = `The widget "checkbox" is for yes or no; "n" asks for a text, ${noAnswer}`;
    expect(findProblems(fields, { uiSchema: { group: ui, list: { items: ui } } })).toEqual([
      `wrong-widget ${uiAt}/group/n/ui:widget ${message}`,
      `wrong-widget ${uiAt}/list/items/n/ui:widget ${message}`,
    ]);
  });

  it.each([
    ['for its own kind', { type: 'number', title: 'N' }, 'dial'],
    ['where its entry does not list kinds', n, 'slate'],
  ])('is taken %s', (_, field, widget) => {
    expect(findProblems({ n: field }, { uiSchema: { n: { 'ui:widget': widget } } })).toEqual([]);
  });
});

describe('a field without a title', () => {
  const message = '"n" has no "title": a guest would read its name.';

  it.each([{ type: 'string' }, { type: 'string', title: '' }, { type: 'string', title: ' ' }])(
    'is refused: %j',
    (field) => {
      expect(findProblems({ n: field })).toEqual([`missing-title ${schemaAt}/n ${message}`]);
    },
  );

  it('may have it in its uiSchema instead', () => {
    expect(findProblems({ n: { type: 'string' } }, { uiSchema: { n: { 'ui:title': 'N' } } })).toEqual([]);
    expect(findProblems({ n: { type: 'string' } }, { uiSchema: { n: { 'ui:options': { title: 'N' } } } })).toEqual([]);
  });
});

describe('a required field without choices', () => {
  const empty = { type: 'string', title: 'N', enum: [] };
  const list = { type: 'array', title: 'N', items: { type: 'string', enum: [] } };
  const message = '"n" is required and has no choices, and no rule hides it.';

  it('is refused', () => {
    expect(findProblems({ n: empty }, {}, ['n'])).toEqual([`required-without-choices ${schemaAt}/n/enum ${message}`]);
    expect(findProblems({ n: list }, {}, ['n'])).toEqual([
      `required-without-choices ${schemaAt}/n/items/enum ${message}`,
    ]);
    expect(findProblems({ n: empty }, { rules: [{ require: ['/n'], when: true }] })).toEqual([
      `required-without-choices ${schemaAt}/n/enum ${message}`,
    ]);
  });

  it('is refused where one of several rules always requires it', () => {
    const rules = [
      { require: ['/n'], when: { var: 'answers.m' } },
      { require: ['/n'], when: true },
    ];
    expect(findProblems({ n: empty, m: { type: 'boolean', title: 'M' } }, { rules })).toEqual([
      `required-without-choices ${schemaAt}/n/enum ${message}`,
    ]);
  });

  it('is taken where no rule requires it always', () => {
    const fields = { n: empty, m: { type: 'boolean', title: 'M' } };
    expect(findProblems(fields, { rules: [{ require: ['/n'], when: { var: 'answers.m' } }] })).toEqual([]);
    expect(findProblems(fields, { rules: [{ require: ['/n'], when: false }] })).toEqual([]);
  });

  it('is taken where it may be left out or hidden', () => {
    expect(findProblems({ n: empty })).toEqual([]);
    const onCondition = findProblems({ n: empty }, { when: true }, ['n']);
    expect(onCondition.filter((problem) => !problem.startsWith('first-step-condition /steps/0/form'))).toEqual([]);
    expect(findProblems({ n: empty }, { rules: [{ show: ['/n'], when: false }] }, ['n'])).toEqual([]);
  });
});
