import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '#engine';
import { widgetName } from '../../../../engine/core/form/widgetName.ts';

const widgets = ['text', 'date', 'email'].map((name) => ({ name }));
const nameOf = (schema: JsonSchema, named?: unknown, uiSchema: unknown = {}) =>
  widgetName(named, schema, uiSchema, widgets);

describe('the widget that asks for an answer', () => {
  it.each<[JsonSchema, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', format: 'email' }, 'email'],
    [{ type: 'string', format: 'unheard-of' }, 'text'],
    [{ type: 'string', enum: ['a'] }, 'select'],
    [{ type: 'string', oneOf: [{ const: 'a', title: 'A' }] }, 'select'],
    [{ type: 'number' }, 'numeric'],
    [{ type: 'integer' }, 'numeric'],
    [{ type: 'integer', enum: [1] }, 'select'],
    [{ type: 'boolean' }, 'checkbox'],
    [{ type: 'array', items: { enum: ['a'] } }, 'checkboxes'],
  ])('to %j is %s when the document names none', (schema, widget) => {
    expect(nameOf(schema)).toBe(widget);
  });

  it('is the one that the document names', () => {
    expect(nameOf({ type: 'boolean' }, 'radio')).toBe('radio');
    expect(nameOf({ type: 'string' }, 'select')).toBe('select');
    expect(nameOf({ type: 'array' }, 'tags')).toBe('tags');
    expect(nameOf({ type: 'string' }, 5)).toBe('text');
  });

  it('is select for one of the choices of the context', () => {
    expect(nameOf({ type: 'string' }, undefined, { 'ui:choices': 'dishes' })).toBe('select');
    expect(nameOf({ type: 'string' }, 'radio', { 'ui:choices': 'dishes' })).toBe('radio');
    expect(nameOf({ type: 'array' }, undefined, { 'ui:choices': 'dishes' })).toBe('checkboxes');
  });

  it('is checkboxes for a list, also when the document names select', () => {
    expect(nameOf({ type: 'array' }, 'select')).toBe('checkboxes');
  });
});
