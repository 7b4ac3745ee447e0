import { screen } from '@testing-library/react';
import type { WidgetCase } from '../../engine/react/widgets/widgetCases.ts';

const text = (): string => screen.getByRole<HTMLInputElement>('textbox').value;

/** A question for each widget of the app, and how it is answered. */
export const widgetCases: readonly WidgetCase[] = [
  {
    widget: 'emailHint',
    schema: { type: 'string', maxLength: 64 },
    role: 'textbox',
    given: 'pat@gmail.com',
    seen: () => text() === 'pat@gmail.com',
    answer: (user) => user.keyboard('pat@gmail.com{Tab}'),
    answered: 'pat@gmail.com',
  },
  {
    widget: 'phone',
    schema: { type: 'string', maxLength: 14 },
    role: 'textbox',
    given: '(513) 555-0142',
    seen: () => text() === '(513) 555-0142',
    answer: (user) => user.keyboard('5135550142{Tab}'),
    answered: '(513) 555-0142',
  },
  {
    widget: 'zip',
    schema: { type: 'string' },
    role: 'textbox',
    given: '45202-1234',
    seen: () => text() === '45202-1234',
    answer: (user) => user.keyboard('452021234{Tab}'),
    answered: '45202-1234',
  },
];
