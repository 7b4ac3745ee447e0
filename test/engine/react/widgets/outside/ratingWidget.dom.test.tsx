import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '#engine';
import { widgets } from '#engine/react';
import { planOf, showWizard } from '../../exampleWizard.tsx';
import { holdWidgetContract } from '../holdWidgetContract.ts';
import { ratingWidget } from './RatingWidget.tsx';
import { ratingCase } from './ratingCase.ts';

const meal: FormDefinition = {
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
      uiSchema: { taste: { 'ui:widget': 'rating' } },
    },
  ],
};

const all = [...widgets, ratingWidget];

describe('a widget that is written outside of the engine', () => {
  holdWidgetContract([ratingWidget], [ratingCase]);

  test('asks in a form whose document names it', async () => {
    const { state } = showWizard({ plan: planOf([meal], all), widgets: all });
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    expect(state().answers.meal?.meal).toEqual({ taste: 5 });
  });

  test('needs nothing but the doors of the engine', () => {
    const text = readFileSync(join(import.meta.dirname, 'RatingWidget.tsx'), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(new Set(imported)).toEqual(new Set(['#engine/react']));
  });
});
