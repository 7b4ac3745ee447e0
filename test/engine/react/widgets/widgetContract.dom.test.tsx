import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { widgets } from '#engine/react';
import { showWidget } from './showWidget.tsx';
import { widgetCases } from './widgetCases.ts';

// As in a browser; jsdom knows no styles.
vi.stubGlobal('CSS', { supports: () => true });

const invalidControls = (): readonly Element[] => [...document.querySelectorAll('[aria-invalid=true]')];

test('every widget of the engine has a case', () => {
  expect(new Set(widgetCases.map(({ widget }) => widget))).toEqual(new Set(widgets.map(({ name }) => name)));
});

describe.each(widgetCases)('the widget $widget ($schema.type)', (example) => {
  const named = () => screen.getByRole(example.role, { name: 'The question' });

  test('is named by its question and described by description and hint', () => {
    showWidget(example);
    expect(screen.getByRole(example.role, { name: 'The question', description: 'Said first. A hint.' })).toBe(named());
  });

  test('says that it is wrong, and what is wrong', () => {
    showWidget(example, { error: 'This is wrong.' });
    expect(
      screen.getByRole(example.role, {
        name: 'The question',
        description: /Said first. A hint. Error: This is wrong.$/,
      }),
    ).toBe(named());
    expect(invalidControls().length).toBeGreaterThan(0);
    for (const control of invalidControls()) {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Error: This is wrong.');
    }
  });

  test('has no error and no dangling description otherwise', () => {
    showWidget(example);
    expect(invalidControls()).toEqual([]);
    for (const element of document.querySelectorAll('[aria-describedby]')) {
      for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? []) {
        expect(document.getElementById(id), id).not.toBeNull();
      }
    }
  });

  test('is marked as required, to the eye and to a screen reader', () => {
    showWidget(example, { required: true });
    expect(document.querySelector('.sw-required')?.textContent).toContain('The question');
    const said = document.querySelector('[aria-required=true]') ?? screen.getByText('Required');
    expect(said).toBeTruthy();
  });

  test('is not marked as required otherwise', () => {
    showWidget(example);
    expect(document.querySelector('.sw-required')).toBeNull();
    expect(document.querySelector('[aria-required=true]')).toBeNull();
  });

  test.each(['ui:disabled', 'ui:readonly'])('cannot be changed when %s', async (state) => {
    const { held } = showWidget(example, { look: { [state]: true } });
    const user = userEvent.setup();
    await user.tab();
    await example.answer(user);
    expect(held.answers).toEqual({});
  });

  test('shows the answer it is given', () => {
    showWidget(example, { answers: { field: example.given } });
    expect(example.seen()).toBe(true);
  });

  test('is reached and answered with the keyboard', async () => {
    const { held } = showWidget(example);
    const user = userEvent.setup();
    await user.tab();
    await example.answer(user);
    expect(held.answers).toEqual({ field: example.answered });
  });
});
