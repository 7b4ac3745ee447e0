import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showQuestions } from './exampleQuestionnaire.tsx';
import { berth, deck, port, swims } from './exampleQuestions.ts';
import { choose, heading, press, readAnnouncement } from './questionOnScreen.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('an end', () => {
  test('that makes the guest ineligible is shown at the question, whose answer can still be changed', async () => {
    const { state } = showQuestions([swims, berth]);
    await choose('No');
    expect(readAnnouncement('alert')).toBe('');
    await press('Continue');
    expect(state().phase).toBe('ineligible');
    expect(readAnnouncement('alert')).toBe('Stop: The sea is deep.');
    expect(heading().textContent).toBe('Can you swim?');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
    await choose('Yes');
    expect(readAnnouncement('alert')).toBe('');
    await press('Continue');
    expect(heading().textContent).toBe('Which berth?');
  });

  test('that makes ineligible has the usual words where the document has none', async () => {
    showQuestions([deck]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Sun deck');
    await press('Continue');
    expect(readAnnouncement('alert')).toBe('Stop: The usual reason.');
  });

  test('by a criterion of the chosen option', async () => {
    const { state } = showQuestions([port]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Rome');
    await press('Continue');
    expect(state().phase).toBe('ineligible');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Bath');
    await press('Continue');
    expect(state()).toMatchObject({ phase: 'eligible', end: 'last' });
  });

  test('that makes ineligible leads on by the ways of the page, and by another answer, not by Continue', async () => {
    const { state } = showQuestions([swims, berth], { alternatives: <a href="/harbour">To the harbour</a> });
    expect(screen.queryByRole('link')).toBeNull();
    await choose('No');
    await press('Continue');
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    const finished = state();
    await press('Continue');
    expect(state()).toBe(finished);
    expect(screen.getByRole('link').textContent).toBe('To the harbour');
    await choose('Yes');
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    ['Lower', 'schedule', 'Note: Off you go!'],
    ['Upper', 'last', 'Note: That was the last one!'],
  ])('that makes eligible is said, while the question stands still: %s', async (option, end, words) => {
    const { state } = showQuestions([berth]);
    await choose(option);
    await press('Continue');
    expect(state()).toMatchObject({ phase: 'eligible', end });
    expect(readAnnouncement('status')).toBe(words);
    expect(readAnnouncement('alert')).toBe('');
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press('Back');
    expect(state()).toMatchObject({ phase: 'pending', position: 'berth' });
    expect(readAnnouncement('status')).toBe('');
  });

  test('without any question is said at once', () => {
    showQuestions([{ ...swims, skipWhen: true }]);
    expect(readAnnouncement('status')).toBe('Note: That was the last one!');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
