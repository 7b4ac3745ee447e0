import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pets } from '../../../core/form/exampleList.ts';
import { compilePlan, showWizard } from '../../exampleWizard.tsx';
import { add, card, cards, field, names, remove, type } from '../listOnScreen.ts';
import { form, page, showList } from '../showList.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('a list of entries', () => {
  test('has one card while it is untouched, which cannot be deleted', () => {
    const { answers } = showList();
    expect(within(screen.getByRole('group', { name: 'Pets' })).getByRole('group', { name: 'Pet 1' })).toBe(card(1));
    expect(cards()).toEqual(['Pet 1']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(answers()).toEqual({});
  });

  test('marks what its entries require, and explains the mark', () => {
    showList();
    expect(field(1, 'Name').getAttribute('aria-required')).toBe('true');
    expect(field(1, 'Food').getAttribute('aria-required')).toBeNull();
    expect(screen.getByText('* Required')).toBeTruthy();
  });

  test('explains the mark also where only an entry has one', () => {
    const { pets: list } = (page.schema as never as { readonly properties: { readonly pets: object } }).properties;
    showList(form({ schema: { type: 'object', properties: { pets: list } } }));
    expect(screen.getByText('* Required')).toBeTruthy();
  });

  test('hands over each answer at its entry', async () => {
    const { answers } = showList();
    await type(1, 'Rex');
    await add();
    await type(2, '', ['1', '2', '2026']);
    expect(answers()).toEqual({ pets: [{ name: 'Rex' }, { seen: '2026-01-02' }] });
  });

  test('moves the focus to the first control of a card that is added', async () => {
    showList();
    await add();
    expect(cards()).toEqual(['Pet 1', 'Pet 2']);
    expect(document.activeElement).toBe(field(2, 'Name'));
  });

  test('keeps what is still being typed when a card is added', async () => {
    const { answers } = showList();
    await userEvent.type(field(1, 'Name'), 'Rex');
    await add();
    expect(names()).toEqual(['Rex', '']);
    expect(answers()).toEqual({ pets: [{ name: 'Rex' }, {}] });
  });

  test('offers no further card than there may be', async () => {
    showList();
    await add();
    await add();
    expect(cards()).toEqual(['Pet 1', 'Pet 2', 'Pet 3']);
    expect(screen.queryByRole('button', { name: 'Add another pet' })).toBeNull();
    await remove(3);
    expect(screen.getByRole('button', { name: 'Add another pet' })).toBeTruthy();
  });

  test('has buttons that name their entries, also where the document has no words for them', async () => {
    showList(form({ uiSchema: {} }));
    await userEvent.click(screen.getByRole('button', { name: 'Add another Pets' }));
    expect(screen.getAllByRole('button', { name: /^Delete/ }).map(({ textContent }) => textContent)).toEqual([
      'Delete Pets 1',
      'Delete Pets 2',
    ]);
  });

  test('is without buttons when it cannot be changed', () => {
    const uiSchema = { pets: { 'ui:readonly': true, 'ui:entry': 'Pet' } };
    showWizard({
      plan: compilePlan([form({ uiSchema })]),
    });
    expect(field(1, 'Name').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
  });

  test('keeps its entries while it is hidden', async () => {
    const { dispatch, answers } = showList({ ...pets, payload: [] });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await type(1, 'Rex');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('group', { name: 'Pets' })).toBeNull();
    expect(answers()).toEqual({ has: false, pets: [{ name: 'Rex' }] });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(field(1, 'Name').value).toBe('Rex');
    await waitFor(() => dispatch({ type: 'edit', answers: { has: true, pets: [{ name: 'Tom' }, { name: 'Kim' }] } }));
    await waitFor(() => expect(names()).toEqual(['Tom', 'Kim']));
  });
});
