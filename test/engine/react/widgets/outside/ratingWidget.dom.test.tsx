import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { compileWizard, type FormDefinition } from '#engine';
import { suggestName } from '#engine/problems';
import { widgets } from '#engine/react';
import { worded } from '../../../core/problems/worded.ts';
import { compilePlan, showWizard } from '../../exampleWizard.tsx';
import { expectWidgetContract } from '../expectWidgetContract.ts';
import { ratingWidget } from './RatingWidget.tsx';
import { ratingCase } from './ratingCase.ts';

const mealWith = (uiSchema: object): FormDefinition => ({
  id: 'meal',
  title: 'Meal',
  pages: [
    {
      name: 'meal',
      title: 'Your meal',
      schema: {
        type: 'object',
        required: ['taste'],
        properties: { taste: { type: 'integer', minimum: 1, maximum: 5, title: 'How was it?' } },
      },
      uiSchema: { taste: { 'ui:widget': 'rating', ...uiSchema } },
    },
  ],
});

const all = [...widgets, ratingWidget];

describe('a widget that is written outside of the engine', () => {
  expectWidgetContract([ratingWidget], [ratingCase]);

  test('asks in a form whose document names it', async () => {
    const meal = mealWith({ 'ui:low': 'Bad', 'ui:high': 'Good' });
    const { state } = showWizard({ plan: compilePlan([meal], all), widgets: all });
    expect(screen.getByRole('radiogroup', { name: 'How was it?' }).textContent).toBe('How was it?Bad12345Good');
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    expect(state().answers.meal?.meal).toEqual({ taste: 5 });
  });

  test.each([
    ['ui:lwo', 'worst', '"ui:lwo" is not a ui option of a field.', 'ui:low'],
    ['ui:low', 1, '"ui:low" is text.', undefined],
  ])('has its ui options checked: %s', (name, value, message, suggestion) => {
    const form = mealWith({ [name]: value });
    const configuration = { name: 'only', document: { group: 'only', steps: [{ id: 'meal', form: 'meal' }] } };
    const compiled = compileWizard(configuration, [{ name: 'meal', document: form }], { widgets: all });
    const problems = worded(compiled);
    expect(problems).toMatchObject([{ message }]);
    expect(problems.map(suggestName)).toEqual([suggestion]);
  });

  test('needs nothing but the entry points of the engine', () => {
    const text = readFileSync(join(import.meta.dirname, 'RatingWidget.tsx'), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(new Set(imported)).toEqual(new Set(['#engine/react']));
  });
});
