import { expect, it } from 'vitest';
import { widgetKindProblems } from '../../../../../engine/core/form/compile/fieldProblems.ts';
import type { KnownWidget } from '../../../../../engine/core/form/KnownWidget.ts';
import type { JsonSchema } from '../../../../../engine/core/json/JsonSchema.ts';
import { worded } from '../../problems/worded.ts';

const widgets: readonly KnownWidget[] = [
  { name: 'text', takes: ['text', 'number'] },
  { name: 'area', takes: ['text'] },
  { name: 'checkbox', takes: ['yesNo'] },
  { name: 'calendar', takes: ['date', 'number', 'yesNo'] },
  { name: 'slate' },
];
const problemsOf = (schema: JsonSchema, ui: unknown) =>
  worded(
    widgetKindProblems('n', schema, ui, widgets, {
      field: { document: 'form', pointer: '/field' },
      uiSchema: { document: 'form', pointer: '/ui' },
    }),
  );
const text: JsonSchema = { type: 'string' };

it('the problem lists the widgets that could ask for the answer', () => {
  expect(problemsOf(text, { 'ui:widget': 'checkbox' })).toEqual([
    {
      document: 'form',
      pointer: '/ui/ui:widget',
      code: 'wrong-widget',
      message: 'The widget "checkbox" is for yes or no; "n" asks for a text, so no answer would be accepted.',
      known: ['text', 'area'],
    },
  ]);
});

it('the problem lists no names if no widget could ask for the answer', () => {
  const [problem] = problemsOf({ type: 'array', items: text }, { 'ui:widget': 'text' });
  expect(problem).not.toHaveProperty('known');
  expect(problem?.message).toBe(
    'The widget "text" is for a text or a number; "n" asks for a list without choices, so no answer would be accepted.',
  );
});

it.each<readonly [string, JsonSchema, string]>([
  ['a text', text, 'calendar'],
  ['one of several choices', { type: 'string', enum: ['a'] }, 'calendar'],
  ['any of several choices', { type: 'array', items: { type: 'string', enum: ['a'] } }, 'calendar'],
])('all kinds of answers that a widget takes are said, for %s', (kind, schema, widget) => {
  expect(problemsOf(schema, { 'ui:options': { widget } })).toMatchObject([
    {
      pointer: '/ui/ui:options/widget',
      message: `The widget "calendar" is for a date, a number or yes or no; "n" asks for ${kind}, so no answer would be accepted.`,
    },
  ]);
});

it.each<readonly [string, JsonSchema, unknown]>([
  ['a kind that it takes', { type: 'number' }, { 'ui:widget': 'text' }],
  ['any kind, where it lists none', { type: 'number' }, { 'ui:widget': 'slate' }],
  ['its kind where no uiSchema names it', text, undefined],
  ['a group, which has no kind', { type: 'object' }, { 'ui:widget': 'checkbox' }],
  ['anything, when it is not known: that is another problem', text, { 'ui:widget': 'dial' }],
])('a widget may ask for %s', (_, schema, ui) => {
  expect(problemsOf(schema, ui)).toEqual([]);
});

it('a field without a uiSchema is asked by the widget of its type, which may not take it either', () => {
  const only: readonly KnownWidget[] = [{ name: 'text', takes: ['number'] }];
  const places = { field: { document: 'form', pointer: '/field' }, uiSchema: { document: 'form', pointer: '/ui' } };
  expect(widgetKindProblems('n', text, undefined, only, places)).toMatchObject([
    { pointer: '/field', code: 'wrong-widget' },
  ]);
});
