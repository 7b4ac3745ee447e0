import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { add, card, field, links, proceed, readError, remove, type } from '../listOnScreen.ts';
import { form, page, showList } from '../showList.tsx';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('what is wrong in an entry', () => {
  const NAME = 'Name is a required field.';
  const SEEN = 'Last seen is a required field.';

  test('is shown beside its field and in the summary, which links to the field', async () => {
    showList();
    await add();
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(links()).toEqual([`Pet 2: ${NAME}`, `Pet 2: ${SEEN}`]);
    expect(readError(field(2, 'Name'))).toBe(`Error: ${NAME}`);
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
    showList();
    await type(1, 'Rex', date);
    await proceed();
    expect(links()).toEqual([`Pet 1, Last seen: ${words}`]);
    expect(readError(field(1, 'Month'))).toBe(`Error: ${words}`);
  });

  test('has the words of the document for a part of a date as well', async () => {
    showList(
      form({ messages: { ...page.messages, '/pets/-/seen': { ...page.messages?.['/pets/-/seen'], month: 'Which?' } } }),
    );
    await type(1, 'Rex', ['13', '1', '2026']);
    await proceed();
    expect(readError(field(1, 'Month'))).toBe('Error: Which?');
  });

  test('goes when it is put right, and nothing is wrong in a card that is added later', async () => {
    showList();
    await proceed();
    expect(links()).toEqual([`Pet 1: ${NAME}`, `Pet 1: ${SEEN}`]);
    await add();
    await type(1, 'Rex');
    expect(links()).toEqual([`Pet 1: ${SEEN}`]);
  });

  test('moves along when an entry before it is deleted, and goes with its own', async () => {
    showList();
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
    showList(form({ rules, messages: { '/pets/-': { hay: 'Only hay eaters.' } } }));
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(links()).toEqual(['Pet 1: Only hay eaters.']);
    expect(readError(card(1))).toBe('Error: Only hay eaters.');
    await waitFor(() => expect(document.activeElement).toBe(field(1, 'Name')));
  });

  test('may be the list as a whole', async () => {
    showList(
      form({ messages: { ...page.messages, '/pets': { minItems: 'At least {limit} pets.' } } }, { minItems: 2 }),
    );
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(links()).toEqual(['At least 2 pets.']);
    expect(readError(screen.getByRole('group', { name: 'Pets' }))).toBe('Error: At least 2 pets.');
    await waitFor(() => expect(document.activeElement).toBe(field(1, 'Name')));
  });

  test('is nothing when all is right: the form is sent', async () => {
    const { state } = showList();
    await type(1, 'Rex', ['11', '20', '2026']);
    await proceed();
    expect(state().phase).toBe('submitting');
  });
});
