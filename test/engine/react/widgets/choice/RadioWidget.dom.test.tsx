import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showWidget } from '../showWidget.tsx';
import { widgetCases } from '../widgetCases.ts';

const radio = widgetCases.filter(({ widget }) => widget === 'radio');

const layoutOf = (kind: 'boolean' | 'string'): string | undefined => {
  const example = radio.find(({ schema }) => schema.type === kind);
  if (!example) throw new Error(`no example of a ${kind}`);
  showWidget(example);
  return screen.getAllByRole('radio')[0]?.closest('.sw-choices')?.className;
};

describe('radio buttons', () => {
  it('are side by side for Yes and No, without a word of the author', () => {
    expect(layoutOf('boolean')).toBe('sw-choices sw-choices--inline');
  });

  it('are one below the other for choices of authors', () => {
    expect(layoutOf('string')).toBe('sw-choices');
  });
});
