import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerKind, type WidgetEntry } from '#engine/react';
import { showWidget } from './showWidget.tsx';
import type { WidgetCase } from './widgetCases.ts';

const invalidControls = (): readonly Element[] => [...document.querySelectorAll('[aria-invalid=true]')];

/** Tests what every widget must do, whoever wrote it, with its cases; each widget needs at least one. */
export function expectWidgetContract(widgets: readonly WidgetEntry[], cases: readonly WidgetCase[]): void {
  // Replaces the browser's CSS object, since jsdom has no styles; the ids of these tests need no escaping.
  beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true, escape: (id: string) => id }));

  test('every widget has a case', () => {
    const answered = cases.map(({ widget }) => widget);
    const missing = widgets.map(({ name }) => name).filter((name) => !answered.includes(name));
    expect(missing, 'each needs an entry in the widgetCases.ts beside this test').toEqual([]);
  });

  const show = (example: WidgetCase, options: Parameters<typeof showWidget>[1] = {}) =>
    showWidget(example, { widgets, ...options });

  describe.each(cases)('the widget $widget ($schema.type)', (example) => {
    const named = () => screen.getByRole(example.role, { name: 'The question' });

    test('takes answers of this kind', () => {
      const entry = widgets.find(({ name }) => name === example.widget);
      expect(entry?.takes).toContain(answerKind(example.schema, {}));
    });

    test('is named by its question and described by description and hint', () => {
      show(example);
      expect(screen.getByRole(example.role, { name: 'The question', description: 'Said first. A hint.' })).toBe(
        named(),
      );
    });

    test('says that it is wrong, and what is wrong', () => {
      show(example, { error: 'This is wrong.' });
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
      show(example);
      expect(invalidControls()).toEqual([]);
      for (const element of document.querySelectorAll('[aria-describedby]')) {
        for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? []) {
          expect(document.getElementById(id), id).not.toBeNull();
        }
      }
    });

    test('is marked as required, to the eye and to a screen reader', () => {
      show(example, { required: true });
      expect(document.querySelector('.sw-required')?.textContent).toContain('The question');
      const said = document.querySelector('[aria-required=true]') ?? screen.getByText('Required');
      expect(said).toBeTruthy();
    });

    test('is not marked as required otherwise', () => {
      show(example);
      expect(document.querySelector('.sw-required')).toBeNull();
      expect(document.querySelector('[aria-required=true]')).toBeNull();
    });

    test.each(['ui:disabled', 'ui:readonly'])('cannot be changed when %s', async (state) => {
      const { held } = show(example, { uiSchema: { [state]: true } });
      const user = userEvent.setup();
      await user.tab();
      await example.answer(user);
      expect(held.answers).toEqual({});
    });

    test('shows the answer it is given', () => {
      show(example, { answers: { field: example.given } });
      expect(example.seen()).toBe(true);
    });

    test('is reached and answered with the keyboard', async () => {
      const { held } = show(example);
      const user = userEvent.setup();
      await user.tab();
      await example.answer(user);
      expect(held.answers).toEqual({ field: example.answered });
    });

    test('leaves the answer that it is given as it is', async () => {
      const { held } = show(example, { answers: { field: example.given } });
      const user = userEvent.setup();
      for (let step = 0; step < 5; step += 1) await user.tab();
      expect(held.answers).toEqual({});
    });
  });
}
