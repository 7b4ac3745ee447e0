import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { compilePlan, showWizard } from '../../exampleWizard.tsx';

const page = {
  name: 'p',
  title: 'P',
  schema: {
    type: 'object',
    properties: {
      second: { type: 'boolean', title: 'Is there a second driver?', default: false },
      driver: { type: 'string', title: 'Second driver' },
    },
  },
  uiSchema: { second: { 'ui:widget': 'toggle', 'ui:on': 'Add a driver', 'ui:off': 'Remove the driver' } },
  rules: [{ show: ['/driver'], when: { var: 'answers.second' } }],
};
const show = () => showWizard({ plan: compilePlan([{ id: 'f', title: 'F', pages: [page] }]) });

beforeEach(() => {
  window.scrollTo = vi.fn();
});

test('is one button that says what it does next, and keeps the focus', async () => {
  const { state } = show();
  const button = screen.getByRole('button', { name: 'Add a driver' });
  await userEvent.click(button);
  expect(state().answers.f?.p).toEqual({ second: true });
  expect(button.textContent).toBe('Remove the driver');
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('textbox', { name: 'Second driver' })).toBeTruthy();
});

test('takes back by keyboard what it added', async () => {
  const { state } = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(state().answers.f?.p).toEqual({ second: false });
  expect(screen.queryByRole('textbox')).toBeNull();
});
