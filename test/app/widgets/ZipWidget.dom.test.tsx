import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { formWidgets } from '../../../app/widgets/formWidgets.ts';
import { showWidget } from '../../engine/react/widgets/showWidget.tsx';
import { widgetCases } from './widgetCases.ts';

it('gives five digits as the answer before the field is left, and nine after', async () => {
  const example = widgetCases.find(({ widget }) => widget === 'zip');
  if (!example) throw new Error('no case of the ZIP code');
  const { held } = showWidget(example, { widgets: formWidgets });
  const field = screen.getByLabelText<HTMLInputElement>('The question');
  await userEvent.type(field, '4520');
  expect(held.answers.field).toBeUndefined();
  await userEvent.type(field, '2');
  expect([field.value, held.answers.field]).toEqual(['45202', '45202']);
  await userEvent.type(field, '1234');
  expect([field.value, held.answers.field]).toEqual(['452021234', '45202']);
  await userEvent.tab();
  expect(held.answers.field).toBe('45202-1234');
});
