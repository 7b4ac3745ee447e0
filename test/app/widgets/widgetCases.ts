import { screen } from '@testing-library/react';
import type { WidgetCase } from '../../engine/react/widgets/widgetCases.ts';

const text = (): string => screen.getByRole<HTMLInputElement>('textbox').value;

/** A question for each widget of the app, and how it is answered. */
export const widgetCases: readonly WidgetCase[] = [
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
