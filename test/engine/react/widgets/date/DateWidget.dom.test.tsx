import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showWidget } from '../showWidget.tsx';
import { widgetCases } from '../widgetCases.ts';

const example = widgetCases.find(({ widget }) => widget === 'date');
if (!example) throw new Error('no case of the date');

test('each part of a date shows how it is written, and is called by its label alone', () => {
  showWidget(example);
  const written = ['Month', 'Day', 'Year'].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).placeholder,
  );
  expect(written).toEqual(['MM', 'DD', 'YYYY']);
});

test('a date that cannot be changed shows none', () => {
  showWidget({ ...example, schema: { ...example.schema, readOnly: true } });
  expect(screen.queryByPlaceholderText('MM')).toBe(null);
});
