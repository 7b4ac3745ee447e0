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

describe('normalizeUiSchema', () => {
  test('names the widget of a field for which the document names none', () => {
    expect(normalize({ type: 'integer' })).toEqual({ 'ui:widget': 'numeric' });
  });

  test('keeps the widget and the rest of the uiSchema that the document names', () => {
    const uiSchema = { 'ui:widget': 'radio', 'ui:inline': true };
    expect(normalize({ type: 'boolean' }, uiSchema)).toEqual(uiSchema);
  });

  test('finds the widget among the options too', () => {
    expect(normalize({ type: 'string' }, { 'ui:options': { widget: 'textarea' } })).toMatchObject({
      'ui:widget': 'textarea',
    });
  });

  test('names those of the fields of an entry, and none of the list', () => {
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

  test('names those of the fields of a section', () => {
    expect(normalize({ type: 'object', properties: { inner: { type: 'string' } } })).toEqual({
      inner: { 'ui:widget': 'text' },
    });
  });
});
