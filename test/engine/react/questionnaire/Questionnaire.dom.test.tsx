import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuestionMessage } from '#engine';
import { showQuestions } from './exampleQuestionnaire.tsx';
import { berth, born, deck, port, swims } from './exampleQuestions.ts';
import { choose, heading, press, readAnnouncement } from './questionOnScreen.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('a question', () => {
  test('of yes or no is two radio buttons, named and described', () => {
    showQuestions([swims]);
    expect(heading().textContent).toBe('Can you swim?');
    const group = screen.getByRole('radiogroup', { name: 'Can you swim?', description: 'In open water.' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(group.getAttribute('aria-required')).toBe('true');
  });

  test('with options in sight is radio buttons', () => {
    showQuestions([berth]);
    const group = screen.getByRole('radiogroup', { name: 'Which berth?' });
    expect(within(group).getByRole('radio', { name: 'Upper' })).toBeTruthy();
    expect(within(group).getByRole('radio', { name: 'Lower', description: 'For two' })).toBeTruthy();
  });

  test.each([deck, port])('with a list is a select: $type', (question) => {
    showQuestions([question]);
    const select = screen.getByRole('combobox', { name: String(question.title) });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose', ...(question.options ?? []).map(({ title }) => title)]);
  });

  test('of a date is three parts', () => {
    showQuestions([born]);
    const group = screen.getByRole('group', { name: /^When were you born\?/ });
    expect(within(group).getAllByRole('textbox')).toHaveLength(3);
  });

  test('stands alone on the page', async () => {
    showQuestions([swims, berth]);
    expect(screen.queryByRole('radiogroup', { name: 'Which berth?' })).toBeNull();
    await choose('Yes');
    await press('Continue');
    expect(screen.queryByRole('radiogroup', { name: 'Can you swim?' })).toBeNull();
    expect(screen.getByRole('radiogroup', { name: 'Which berth?' })).toBeTruthy();
  });

  test('without an option on offer says so, and Back is the only way', async () => {
    const options = [{ value: 'x', title: 'X', when: { '==': [{ var: 'context.tide' }, 'low'] } }];
    const leave = vi.fn();
    showQuestions([{ id: 'a', type: 'radio', title: 'A?', options }], { onBackFromFirst: leave });
    expect(readAnnouncement('alert')).toBe('Stop: Nothing to choose from.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await press('Back');
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe('a notice', () => {
  const types = ['info', 'warning', 'error'] as const;
  const locations = ['top', 'question', 'responses'] as const;
  const word = { info: 'Note', warning: 'Beware', error: 'Stop' };
  const cases = types.flatMap((type) => locations.map((location) => ({ type, location })));

  test.each(cases)('$type at $location is said by its type, and stands there', ({ type, location }) => {
    const message: QuestionMessage = { type, location, text: 'Mind the <b>step</b>.' };
    showQuestions([{ ...swims, messages: [message] }]);
    const role = type === 'error' ? 'alert' : 'status';
    expect(readAnnouncement(role)).toBe(`${word[type]}: Mind the step.`);
    expect(readAnnouncement(role === 'alert' ? 'status' : 'alert')).toBe('');
    const notice = screen.getByText('Mind the step.');
    const follows = (other: Element) =>
      notice.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before';
    const places = { top: ['before', 'before'], question: ['after', 'before'], responses: ['after', 'after'] };
    expect([follows(heading()), follows(screen.getByRole('radiogroup'))]).toEqual(places[location]);
    expect(follows(screen.getByRole('button', { name: 'Continue' }))).toBe('before');
  });

  test('comes and goes with the answer', async () => {
    const messages: readonly QuestionMessage[] = [
      { type: 'warning', location: 'responses', text: 'Take a vest.', when: { '!': { var: 'answers.swims' } } },
    ];
    showQuestions([{ ...swims, messages }]);
    expect(readAnnouncement('status')).toBe('');
    await choose('No');
    expect(readAnnouncement('status')).toBe('Beware: Take a vest.');
    await choose('Yes');
    expect(readAnnouncement('status')).toBe('');
  });
});
