import type { WidgetCase } from '../widgetCases.ts';

/** A question with a rating, and how it is answered. */
export const ratingCase: WidgetCase = {
  widget: 'rating',
  schema: { type: 'integer', minimum: 1, maximum: 5 },
  role: 'radiogroup',
  given: 4,
  seen: () => document.querySelector<HTMLInputElement>('input:checked')?.value === '4',
  answer: (user) => user.keyboard(' {ArrowRight}{ArrowRight}'),
  answered: 3,
};
