import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PageForm, widgets } from '#engine/react';
import { exampleMessages } from '../../exampleMessages.ts';
import { exampleView } from '../../exampleView.ts';

const oneOf = [
  { const: 'soup', title: 'Soup', description: 'Of the day.' },
  { const: 'pie', title: 'Pie' },
];

function show(widget: string) {
  const choices = { type: 'string', oneOf } as const;
  const field = widget === 'checkboxes' ? ({ type: 'array', items: choices } as const) : choices;
  const view = exampleView({
    properties: { dish: { title: 'Dish', ...field } },
    uiSchema: { dish: { 'ui:widget': widget } },
  });
  render(
    <PageForm
      view={view}
      answers={{}}
      attempted={false}
      refusals={0}
      onEdit={() => undefined}
      onContinue={() => undefined}
      catalogue={{ invalid: 'Invalid.' }}
      messages={exampleMessages}
      RichText={({ html }) => <p>{html}</p>}
      widgets={widgets}
    />,
  );
}

describe('the line below a choice', () => {
  test.each([
    ['radio', 'radio'],
    ['checkboxes', 'checkbox'],
  ])('describes the control of a %s without being part of its name', (widget, role) => {
    show(widget);
    expect(screen.getAllByRole(role, { name: 'Soup', description: 'Of the day.' })).toHaveLength(1);
    expect(screen.getAllByRole(role, { name: 'Pie', description: '' })).toHaveLength(1);
  });

  test('follows the words in a list to choose from', () => {
    show('select');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Soup (Of the day.)',
      'Pie',
    ]);
  });
});
