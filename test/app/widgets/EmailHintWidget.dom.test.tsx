import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { showWidget } from '../../engine/react/widgets/showWidget.tsx';
import { widgetCases } from './widgetCases.ts';

const uiSchema = { 'ui:domains': 'gmail.com yahoo.com', 'ui:suggestion': 'Did you mean' };

function show() {
  const example = widgetCases.find(({ widget }) => widget === 'emailHint');
  if (!example) throw new Error('no case of the email address');
  return showWidget(example, { widgets: formWidgets, uiSchema });
}

test('a domain that is almost a known one is asked about, and taken by a press', async () => {
  const { held } = show();
  const address = screen.getByLabelText('The question');
  await userEvent.type(address, 'pat@gmial.com');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('Did you mean pat@gmail.com');
  expect(address.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean pat@gmail.com' }));
  expect(held.answers.field).toBe('pat@gmail.com');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(address);
});

test('any other address is unchanged', async () => {
  const { held } = show();
  await userEvent.type(screen.getByLabelText('The question'), 'pat@example.org{Tab}');
  expect(held.answers.field).toBe('pat@example.org');
  expect(screen.queryByRole('button')).toBeNull();
});
