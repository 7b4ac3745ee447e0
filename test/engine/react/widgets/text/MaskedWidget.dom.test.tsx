import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDefinition } from '#engine';
import { compilePlan, showWizard } from '../../exampleWizard.tsx';

const form = (uiSchema: object = {}): FormDefinition => ({
  id: 'pin',
  title: 'Pin',
  pages: [
    {
      name: 'pin',
      title: 'Pin',
      schema: {
        type: 'object',
        properties: { pin: { type: 'string', title: 'Secret number', description: 'Nine digits.' } },
      },
      uiSchema: { pin: { 'ui:widget': 'masked', ...uiSchema } },
    },
  ],
});

const show = (uiSchema?: object) => showWizard({ plan: compilePlan([form(uiSchema)]) });
const input = () => screen.getByLabelText<HTMLInputElement>('Secret number');
const button = (word: string) => screen.getByRole('button', { name: `${word} Secret number` });

describe.each([
  ['draws dots for a text', true, 'text'],
  ['draws dots for a password only', false, 'password'],
])('a masked text, in a browser that %s', (_, supports, type) => {
  beforeEach(() => {
    vi.stubGlobal('CSS', { supports: () => supports });
    return () => vi.unstubAllGlobals();
  });

  test('is hidden until it is asked for, and hidden again', async () => {
    show();
    const hidden = () => [input().type, input().className];
    expect(hidden()).toEqual([type, 'sw-input sw-input--masked']);
    await userEvent.click(button('Show'));
    expect(hidden()).toEqual(['text', 'sw-input']);
    expect(screen.queryByRole('button', { name: 'Show Secret number' })).toBeNull();
    await userEvent.click(button('Hide'));
    expect(hidden()).toEqual([type, 'sw-input sw-input--masked']);
  });

  test('keeps what is typed when it is shown', async () => {
    const { state } = show();
    await userEvent.type(input(), '123456789');
    const typed = input();
    await userEvent.click(button('Show'));
    expect(input()).toBe(typed);
    expect(input().value).toBe('123456789');
    expect(state().answers.pin?.pin).toEqual({ pin: '123456789' });
  });

  test('is not filled in, corrected or kept by the browser', () => {
    show({ 'ui:autocomplete': 'on' });
    expect(input().autocomplete).toBe('off');
    expect(input().getAttribute('spellcheck')).toBe('false');
    expect(input().getAttribute('data-lpignore')).toBe('true');
  });

  test('brings the keyboard for digits where the document says so', () => {
    const { unmount } = show();
    expect(input().getAttribute('inputmode')).toBeNull();
    unmount();
    show({ 'ui:inputmode': 'numeric' });
    expect(input().getAttribute('inputmode')).toBe('numeric');
  });
});

test('a masked text is hidden in a browser that cannot say what it draws', () => {
  show();
  expect(input().type).toBe('password');
});
