import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { showWidget } from '../../engine/react/widgets/showWidget.tsx';
import { widgetCases } from './widgetCases.ts';

test('a phone number that is pasted from an address book leaves its invisible signs behind', async () => {
  const example = widgetCases.find(({ widget }) => widget === 'phone');
  if (!example) throw new Error('no case of the phone');
  const { held } = showWidget(example, { widgets: formWidgets });
  await userEvent.click(screen.getByLabelText('The question'));
  await userEvent.paste('\u202a+1 (513) 555-0142\u202c');
  await userEvent.tab();
  expect(held.answers.field).toBe('(513) 555-0142');
});
