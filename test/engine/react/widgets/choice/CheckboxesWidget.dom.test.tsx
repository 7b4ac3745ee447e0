import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showWidget } from '../showWidget.tsx';
import type { WidgetCase } from '../widgetCases.ts';

const illnesses: WidgetCase = {
  widget: 'checkboxes',
  schema: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['asthma', 'cancer', 'none', 'other'] } },
  role: 'group',
  given: [],
  seen: () => true,
  answer: () => Promise.resolve(),
  answered: undefined,
};
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked, value }) => (checked ? [value] : []));

describe('a choice that excludes the others', () => {
  const show = (field: readonly string[] = []) =>
    showWidget(illnesses, { answers: { field: [...field] }, uiSchema: { 'ui:exclusive': 'none' } });

  it('takes them away at once when it is chosen', async () => {
    const { held } = show(['asthma', 'other']);
    await tick('none');
    expect(ticked()).toEqual(['none']);
    expect(held.answers).toEqual({ field: ['none'] });
  });

  it('goes at once when another is chosen', async () => {
    const { held } = show(['none']);
    await tick('cancer');
    expect(ticked()).toEqual(['cancer']);
    expect(held.answers).toEqual({ field: ['cancer'] });
  });

  it('takes nothing away when it is taken back', async () => {
    show(['none']);
    await tick('none');
    expect(ticked()).toEqual([]);
  });

  it('keeps nobody from several of the others', async () => {
    show(['asthma']);
    await tick('other');
    expect(ticked()).toEqual(['asthma', 'other']);
  });
});

it('without it every choice stands beside the others', async () => {
  showWidget(illnesses, { answers: { field: ['asthma'] } });
  await tick('none');
  expect(ticked()).toEqual(['asthma', 'none']);
});

describe('the columns', () => {
  const eight = Array.from({ length: 8 }, (_, index) => `illness ${index}`);
  const columnsOf = (choices: readonly string[]) => {
    showWidget({ ...illnesses, schema: { type: 'array', items: { type: 'string', enum: [...choices] } } });
    return document.querySelector('.sw-choices')?.className.split(' ').slice(1);
  };

  it.each([
    ['no columns: few choices', eight.slice(1), []],
    ['two, on a phone as well: many choices with short labels', eight, ['sw-choices--short']],
    ['two on a wide screen: one label is long', [...eight, 'hepatitis or liver diseases'], ['sw-choices--long']],
  ])('%s', (_, choices, columns) => {
    expect(columnsOf(choices)).toEqual(columns);
  });
});
