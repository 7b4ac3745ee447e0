import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuestionDefinition } from '#engine';
import { showQuestions } from './exampleQuestionnaire.tsx';
import { berth, born, deck, port, swims } from './exampleQuestions.ts';
import { choose, heading, press, typeDate } from './questionOnScreen.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('the way through', () => {
  test('leaves the focus alone at the start', () => {
    showQuestions([swims]);
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  test('leads to the heading of the next question, and back to the one before with its answer', async () => {
    showQuestions([swims, berth]);
    await choose('Yes');
    await press('Continue');
    expect(heading().textContent).toBe('Which berth?');
    expect(document.activeElement).toBe(heading());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    await press('Back');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  });

  test('goes one question on by a double click, and changes nothing there', async () => {
    const { state } = showQuestions([swims, { ...berth, id: 'a' }, { ...berth, id: 'b' }]);
    await choose('Yes');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail: 2 });
    expect([state().position, state().refusals]).toEqual(['a', 0]);
  });

  test('goes by keyboard alone', async () => {
    const { state } = showQuestions([swims, berth]);
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    expect(state().position).toBe('berth');
  });

  test('leads over questions that are skipped', async () => {
    showQuestions([swims, { ...berth, skipWhen: { var: 'answers.swims' } }, deck]);
    await choose('Yes');
    await press('Continue');
    expect(heading().textContent).toBe('Which deck?');
  });

  test('goes on to a date that Enter hands over', async () => {
    const { state } = showQuestions([born, swims]);
    await typeDate('02', '03', '1990');
    await userEvent.keyboard('{Enter}');
    expect(state()).toMatchObject({ position: 'swims', answers: { born: '1990-02-03' } });
  });

  test('ends at the first question with the way that the screen gives', async () => {
    const leave = vi.fn();
    showQuestions([swims, berth], { onBackFromFirst: leave });
    await choose('Yes');
    await press('Continue');
    await press('Back');
    expect(leave).not.toHaveBeenCalled();
    await press('Back');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('stands still while the screen is busy', async () => {
    const { state } = showQuestions([swims], { busy: true, onBackFromFirst: () => undefined });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Continue');
    expect(state().refusals).toBe(0);
    expect(document.querySelector('[inert]')).not.toBeNull();
  });
});

describe('a refused Continue', () => {
  const wrong = () => document.activeElement?.closest('[aria-invalid=true], .sw-field--invalid');

  test.each<[QuestionDefinition, string]>([
    [swims, 'Choose one.'],
    [berth, 'Choose one.'],
    [deck, 'Choose one.'],
    [port, 'Choose one.'],
    [born, 'When?'],
  ])('says what is missing, and focuses it: $type', async (question, words) => {
    const { state } = showQuestions([question, { ...deck, id: 'last' }]);
    await press('Continue');
    expect(state()).toMatchObject({ position: question.id, phase: 'pending' });
    expect(screen.getByText('Please correct 1')).toBeTruthy();
    expect(screen.getAllByText(new RegExp(words.replace('?', '\\?'))).length).toBeGreaterThan(0);
    await waitFor(() => expect(wrong()).toBeTruthy());
  });

  test('says in the document’s words what a check refuses, until it is put right', async () => {
    const { state } = showQuestions([born, swims]);
    await typeDate('02', '03', '2090');
    await press('Continue');
    expect(screen.getAllByText(/Date must be in the past\./).length).toBeGreaterThan(0);
    await typeDate('02', '03', '1990');
    await press('Continue');
    expect(state().position).toBe('swims');
  });

  test('says that an answer cannot be judged', async () => {
    const unknown = { '==': [{ var: 'answers.swims' }, true] };
    const { state } = showQuestions([
      { ...swims, skipWhen: true },
      { ...berth, answers: [{ when: unknown, submitAction: 'schedule' }] },
    ]);
    await choose('Upper');
    await press('Continue');
    expect(state().phase).toBe('pending');
    expect(screen.getAllByText(/Not valid\./).length).toBeGreaterThan(0);
  });
});
