import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDefinition, Json, PageDefinition } from '#engine';
import { pets } from '../../core/form/exampleList.ts';
import { planOf, showWizard } from '../exampleWizard.tsx';

const [page] = pets.pages;
if (page === undefined) throw new Error('The example has a page.');

/** The example's list alone, always shown. */
const form = (part: Partial<PageDefinition> = {}, list: object = {}): FormDefinition => {
  const { pets: shown } = (page.schema as never as { readonly properties: { readonly pets: object } }).properties;
  const schema = { type: 'object', required: ['pets'], properties: { pets: { ...shown, ...list } } };
  const rules = (page.rules ?? []).filter((rule) => 'check' in rule);
  const look = { pets: page.uiSchema?.pets };
  return { ...pets, payload: [], pages: [{ ...page, schema, rules, uiSchema: look, ...part }] };
};

const show = (given: FormDefinition = form()) => {
  const wizard = showWizard({ plan: planOf([given]) });
  return { ...wizard, answers: () => wizard.state().answers.pets?.pets ?? {} };
};

const card = (number: number) => screen.getByRole('group', { name: `Pet ${number}` });
const cards = (): readonly (string | null | undefined)[] =>
  screen.getAllByRole('group', { name: /^Pet \d/ }).map((each) => each.querySelector('legend')?.textContent);
const field = (number: number, name: string) => within(card(number)).getByRole<HTMLInputElement>('textbox', { name });
const names = (): readonly string[] =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add another pet' }));
const remove = (number: number) => userEvent.click(screen.getByRole('button', { name: `Remove Pet ${number}` }));
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const links = (): readonly (string | null)[] => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const errorOf = (control: HTMLElement): string | undefined =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

async function type(number: number, name: string, date?: readonly [string, string, string]) {
  if (name !== '') await userEvent.type(field(number, 'Name'), name);
  for (const [index, part] of ['Month', 'Day', 'Year'].entries())
    if (date) await userEvent.type(field(number, part), date[index] ?? '');
  await userEvent.tab();
}

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('a list of entries', () => {
  test('has one card while it is untouched, which cannot be deleted', () => {
    const { answers } = show();
    expect(within(screen.getByRole('group', { name: 'Pets' })).getByRole('group', { name: 'Pet 1' })).toBe(card(1));
    expect(cards()).toEqual(['Pet 1']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(answers()).toEqual({});
  });

  test('marks what its entries require, and explains the mark', () => {
    show();
    expect(field(1, 'Name').getAttribute('aria-required')).toBe('true');
    expect(field(1, 'Food').getAttribute('aria-required')).toBeNull();
    expect(screen.getByText('* Required')).toBeTruthy();
  });

  test('explains the mark also where only an entry has one', () => {
    const { pets: list } = (page.schema as never as { readonly properties: { readonly pets: object } }).properties;
    show(form({ schema: { type: 'object', properties: { pets: list } } }));
    expect(screen.getByText('* Required')).toBeTruthy();
  });

  test('hands over each answer at its entry', async () => {
    const { answers } = show();
    await type(1, 'Rex');
    await add();
    await type(2, '', ['1', '2', '2026']);
    expect(answers()).toEqual({ pets: [{ name: 'Rex' }, { seen: '2026-01-02' }] });
  });

  test('moves the focus to the first control of a card that is added', async () => {
    show();
    await add();
    expect(cards()).toEqual(['Pet 1', 'Pet 2']);
    expect(document.activeElement).toBe(field(2, 'Name'));
  });

  test('keeps what is still being typed when a card is added', async () => {
    const { answers } = show();
    await userEvent.type(field(1, 'Name'), 'Rex');
    await add();
    expect(names()).toEqual(['Rex', '']);
    expect(answers()).toEqual({ pets: [{ name: 'Rex' }, {}] });
  });

  test('offers no further card than there may be', async () => {
    show();
    await add();
    await add();
    expect(cards()).toEqual(['Pet 1', 'Pet 2', 'Pet 3']);
    expect(screen.queryByRole('button', { name: 'Add another pet' })).toBeNull();
    await remove(3);
    expect(screen.getByRole('button', { name: 'Add another pet' })).toBeTruthy();
  });

  test('has buttons that name their entries, also where the document has no words for them', async () => {
    show(form({ uiSchema: {} }));
    await userEvent.click(screen.getByRole('button', { name: 'Add another Pets' }));
    expect(screen.getAllByRole('button', { name: /^Delete/ }).map(({ textContent }) => textContent)).toEqual([
      'Delete Pets 1',
      'Delete Pets 2',
    ]);
  });

  test('is without buttons when it cannot be changed', () => {
    const look = { pets: { 'ui:readonly': true, 'ui:entry': 'Pet' } };
    showWizard({
      plan: planOf([form({ uiSchema: look })]),
    });
    expect(field(1, 'Name').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
  });

  test('keeps its entries while it is hidden', async () => {
    const { dispatch, answers } = show({ ...pets, payload: [] });
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

describe('deleting an entry', () => {
  const three: Json = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cyd' }];
  async function showThree() {
    const wizard = show();
    await waitFor(() => wizard.dispatch({ type: 'edit', answers: { pets: three } }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    return wizard;
  }

  test('leaves the others as they are, and counts them anew', async () => {
    const { answers } = await showThree();
    await remove(2);
    expect(cards()).toEqual(['Pet 1', 'Pet 2']);
    expect(names()).toEqual(['Ann', 'Cyd']);
    expect(answers()).toEqual({ pets: [{ name: 'Ann' }, { name: 'Cyd' }] });
  });

  test('keeps the controls of the others', async () => {
    await showThree();
    const last = field(3, 'Name');
    await remove(2);
    expect(field(2, 'Name')).toBe(last);
  });

  test('keeps what is still being typed in another card', async () => {
    const { answers } = await showThree();
    await userEvent.type(field(3, 'Name'), 'ia');
    await remove(1);
    expect(names()).toEqual(['Ben', 'Cydia']);
    expect(answers()).toEqual({ pets: [{ name: 'Ben' }, { name: 'Cydia' }] });
  });

  test('goes by what is still being typed in the card itself', async () => {
    const { answers } = await showThree();
    await userEvent.type(field(2, 'Name'), 'no');
    await remove(2);
    await userEvent.type(field(2, 'Name'), 'x');
    await userEvent.tab();
    expect(answers()).toEqual({ pets: [{ name: 'Ann' }, { name: 'Cydx' }] });
  });

  test.each([
    [3, 2],
    [2, 1],
    [1, 1],
  ])('of card %i moves the focus to the first control of card %i', async (deleted, focused) => {
    await showThree();
    await remove(deleted);
    expect(document.activeElement).toBe(field(focused, 'Name'));
  });

  test('is said to a screen reader, each time anew', async () => {
    await showThree();
    await remove(2);
    expect(said()).toBe('Pet 2 is gone');
    const before = screen.getByText('Pet 2 is gone');
    await remove(2);
    expect(said()).toBe('Pet 2 is gone');
    expect(screen.getByText('Pet 2 is gone')).not.toBe(before);
    await add();
    expect(said()).toBe('');
  });

  test('by keyboard alone ends at the only card', async () => {
    await showThree();
    const user = userEvent.setup();
    for (const name of ['Remove Pet 3', 'Remove Pet 2']) {
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
    }
    expect(cards()).toEqual(['Pet 1']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(document.activeElement).toBe(field(1, 'Name'));
  });
});

describe('what is wrong in an entry', () => {
  const NAME = 'Name is a required field.';
  const SEEN = 'Last seen is a required field.';

  test('is told beside its field and in the summary, whose link leads to the field', async () => {
    show();
    await add();
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(links()).toEqual([`Pet 2: ${NAME}`, `Pet 2: ${SEEN}`]);
    expect(errorOf(field(2, 'Name'))).toBe(`Error: ${NAME}`);
    expect(field(1, 'Name').getAttribute('aria-invalid')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field(2, 'Name')));
    await userEvent.click(screen.getByRole('link', { name: `Pet 2: ${SEEN}` }));
    expect(document.activeElement).toBe(field(2, 'Month'));
  });

  test.each<readonly [string, readonly [string, string, string], string]>([
    ['a day to come', ['11', '22', '2026'], 'Date must be in the past.'],
    ['today', ['11', '21', '2026'], 'Date must be in the past.'],
    ['a day too long ago', ['10', '21', '2026'], 'Date must be within the past 30 days.'],
    ['no day', ['2', '31', '2026'], 'Date is invalid.'],
    ['no month', ['13', '1', '2026'], 'The month is wrong.'],
  ])('is worded for %s', async (_, date, words) => {
    show();
    await type(1, 'Rex', date);
    await proceed();
    expect(links()).toEqual([`Pet 1, Last seen: ${words}`]);
    expect(errorOf(field(1, 'Month'))).toBe(`Error: ${words}`);
  });

  test('has the words of the document for a part of a date as well', async () => {
    show(
      form({ messages: { ...page.messages, '/pets/-/seen': { ...page.messages?.['/pets/-/seen'], month: 'Which?' } } }),
    );
    await type(1, 'Rex', ['13', '1', '2026']);
    await proceed();
    expect(errorOf(field(1, 'Month'))).toBe('Error: Which?');
  });

  test('goes when it is put right, and nothing is wrong in a card that is added later', async () => {
    show();
    await proceed();
    expect(links()).toEqual([`Pet 1: ${NAME}`, `Pet 1: ${SEEN}`]);
    await add();
    await type(1, 'Rex');
    expect(links()).toEqual([`Pet 1: ${SEEN}`]);
  });

  test('moves along when an entry before it is deleted, and goes with its own', async () => {
    show();
    await add();
    await add();
    await type(2, 'Ben', ['11', '20', '2026']);
    await type(3, 'Cyd');
    await proceed();
    expect(links()).toEqual([`Pet 1: ${NAME}`, `Pet 1: ${SEEN}`, `Pet 3: ${SEEN}`]);
    await remove(2);
    expect(links()).toEqual([`Pet 1: ${NAME}`, `Pet 1: ${SEEN}`, `Pet 2: ${SEEN}`]);
    await remove(1);
    expect(links()).toEqual([`Pet 1: ${SEEN}`]);
    expect(field(1, 'Month').getAttribute('aria-invalid')).toBe('true');
    await add();
    expect(links()).toEqual([`Pet 1: ${SEEN}`]);
  });

  test('may be the entry as a whole', async () => {
    const rules = [{ check: '/pets/-', that: { '==': [{ var: 'entry.food' }, 'hay'] }, message: 'hay' }];
    show(form({ rules, messages: { '/pets/-': { hay: 'Only hay eaters.' } } }));
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(links()).toEqual(['Pet 1: Only hay eaters.']);
    expect(errorOf(card(1))).toBe('Error: Only hay eaters.');
    await waitFor(() => expect(document.activeElement).toBe(field(1, 'Name')));
  });

  test('may be the list as a whole', async () => {
    show(form({ messages: { ...page.messages, '/pets': { minItems: 'At least {limit} pets.' } } }, { minItems: 2 }));
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(links()).toEqual(['At least 2 pets.']);
    expect(errorOf(screen.getByRole('group', { name: 'Pets' }))).toBe('Error: At least 2 pets.');
    await waitFor(() => expect(document.activeElement).toBe(field(1, 'Name')));
  });

  test('is nothing when all is right: the form is sent', async () => {
    const { state } = show();
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(state().phase).toBe('submitting');
  });
});
