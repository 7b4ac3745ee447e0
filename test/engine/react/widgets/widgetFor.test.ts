import { expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { widgetFor, widgets } from '#engine/react';

it.each<[string, JsonSchema, unknown]>([
  ['numeric', { type: 'integer' }, undefined],
  ['radio', { type: 'boolean' }, { 'ui:widget': 'radio', 'ui:inline': true }],
  ['textarea', { type: 'string' }, { 'ui:options': { widget: 'textarea' } }],
  ['checkboxes', { type: 'array', items: { type: 'string', enum: ['a'] } }, { 'ui:widget': 'select' }],
  ['date', { type: 'string', format: 'date' }, {}],
])('finds the widget %s', (name, schema, uiSchema) => {
  expect(widgetFor(schema, uiSchema, widgets)?.name).toBe(name);
});

it('finds none that the app does not have', () => {
  expect(widgetFor({ type: 'string' }, { 'ui:widget': 'stars' }, widgets)).toBeUndefined();
  expect(widgetFor({ type: 'string' }, {}, [])).toBeUndefined();
});
