import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '#engine';
import { widgets } from '#engine/react';
import { normalizeUiSchema } from '../../../../engine/react/form/normalizeUiSchema.ts';

const normalize = (field: JsonSchema, uiSchema?: unknown) =>
  normalizeUiSchema(
    { type: 'object', properties: { field } },
    uiSchema === undefined ? {} : { field: uiSchema },
    widgets,
  ).field;

describe('settleUiSchema', () => {
  test.each<[JsonSchema, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', format: 'email' }, 'email'],
    [{ type: 'string', format: 'unheard-of' }, 'text'],
    [{ type: 'string', enum: ['a'] }, 'select'],
    [{ type: 'string', oneOf: [{ const: 'a', title: 'A' }] }, 'select'],
    [{ type: 'integer' }, 'numeric'],
    [{ type: 'boolean' }, 'checkbox'],
    [{ type: 'array', items: { enum: ['a'] } }, 'checkboxes'],
  ])('asks %j by %s where the document names no widget', (schema, widget) => {
    expect(normalize(schema)).toMatchObject({ 'ui:widget': widget });
  });

  test('keeps the widget and the rest of the uiSchema that the document names', () => {
    const uiSchema = { 'ui:widget': 'radio', 'ui:inline': true };
    expect(normalize({ type: 'boolean' }, uiSchema)).toEqual(uiSchema);
  });

  test('asks for one of the choices of the context by select', () => {
    expect(normalize({ type: 'string' }, { 'ui:choices': 'dishes' })).toMatchObject({ 'ui:widget': 'select' });
  });

  test('finds the widget among the options too', () => {
    expect(normalize({ type: 'string' }, { 'ui:options': { widget: 'textarea' } })).toMatchObject({
      'ui:widget': 'textarea',
    });
  });

  test('asks a list by checkboxes also where the document says select', () => {
    expect(normalize({ type: 'array' }, { 'ui:widget': 'select' })).toMatchObject({ 'ui:widget': 'checkboxes' });
  });

  test('settles the fields of an entry, and gives the list no widget', () => {
    const items: JsonSchema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } } };
    const uiSchema = { 'ui:entry': 'Pet', items: { b: { 'ui:widget': 'radio' } } };
    expect(normalize({ type: 'array', items }, uiSchema)).toEqual({
      'ui:entry': 'Pet',
      items: { a: { 'ui:widget': 'text' }, b: { 'ui:widget': 'radio' } },
    });
    expect(normalize({ type: 'array', items })).toEqual({
      items: { a: { 'ui:widget': 'text' }, b: { 'ui:widget': 'checkbox' } },
    });
  });

  test('settles the fields of a section', () => {
    expect(normalize({ type: 'object', properties: { inner: { type: 'string' } } })).toEqual({
      inner: { 'ui:widget': 'text' },
    });
  });
});
