import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuestionDefinition, QuestionMessage } from '#engine';
import { showQuestions } from './exampleQuestionnaire.tsx';

const heading = () => screen.getByRole('heading', { level: 2 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const said = (role: 'alert' | 'status') =>
  screen
    .getAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');

const swims: QuestionDefinition = {
  id: 'swims',
  type: 'yesNo',
  title: 'Can you swim?',
  description: 'In <b>open</b> water.',
  answers: [{ is: true }, { is: false, submitAction: 'failWithErrorMessage', message: 'The sea is <b>deep</b>.' }],
};
const berth: QuestionDefinition = {
  id: 'berth',
  type: 'radio',
  title: 'Which berth?',
  options: [
    { value: 'upper', title: 'Upper' },
    { value: 'lower', title: 'Lower', description: 'For two' },
  ],
  answers: [{ is: 'upper' }, { is: 'lower', submitAction: 'schedule' }],
};
const deck: QuestionDefinition = {
  id: 'deck',
  type: 'dropdown',
  title: 'Which deck?',
  options: [
    { value: 'sun', title: 'Sun deck' },
    { value: 'main', title: 'Main deck' },
  ],
  answers: [{ is: 'sun', submitAction: 'failWithErrorMessage' }, { is: 'main' }],
};
const port: QuestionDefinition = {
  id: 'port',
  type: 'criteriaDropdown',
  title: 'Which port?',
  options: [
    { value: 'bath', title: 'Bath', criteria: { open: true } },
    { value: 'rome', title: 'Rome', criteria: { open: false } },
  ],
  answers: [{ when: { '!': { var: 'criteria.port.open' } }, submitAction: 'failWithErrorMessage' }, {}],
};
const born: QuestionDefinition = {
  id: 'born',
  type: 'date',
  title: 'When were you born?',
  checks: [
    { that: { '<': [{ var: 'answers.born' }, { var: 'context.today' }] }, message: 'Date must be in the past.' },
  ],
};

beforeEach(() => {
  window.scrollTo = vi.fn();
});

async function typeDate(month: string, day: string, year: string): Promise<void> {
  for (const [name, value] of Object.entries({ Month: month, Day: day, Year: year })) {
    await userEvent.clear(screen.getByRole('textbox', { name }));
    await userEvent.type(screen.getByRole('textbox', { name }), value);
  }
}

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
    expect(said('alert')).toBe('Stop: Nothing to choose from.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await press('Back');
    expect(leave).toHaveBeenCalledTimes(1);
  });
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

describe('an end', () => {
  test('that makes ineligible is told at the question, whose answer can still be changed', async () => {
    const { state } = showQuestions([swims, berth]);
    await choose('No');
    expect(said('alert')).toBe('');
    await press('Continue');
    expect(state().phase).toBe('ineligible');
    expect(said('alert')).toBe('Stop: The sea is deep.');
    expect(heading().textContent).toBe('Can you swim?');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
    await choose('Yes');
    expect(said('alert')).toBe('');
    await press('Continue');
    expect(heading().textContent).toBe('Which berth?');
  });

  test('that makes ineligible has the usual words where the document has none', async () => {
    showQuestions([deck]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Sun deck');
    await press('Continue');
    expect(said('alert')).toBe('Stop: The usual reason.');
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

  test('that makes ineligible is said again each time', async () => {
    showQuestions([deck]);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Sun deck');
    await press('Continue');
    const first = screen.getByText('The usual reason.');
    await press('Continue');
    expect(first.isConnected).toBe(false);
    expect(said('alert')).toBe('Stop: The usual reason.');
  });

  test.each([
    ['Lower', 'schedule', 'Note: Off you go!'],
    ['Upper', 'last', 'Note: That was the last one!'],
  ])('that makes eligible is said, while the question stands still: %s', async (option, end, words) => {
    const { state } = showQuestions([berth]);
    await choose(option);
    await press('Continue');
    expect(state()).toMatchObject({ phase: 'eligible', end });
    expect(said('status')).toBe(words);
    expect(said('alert')).toBe('');
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press('Back');
    expect(state()).toMatchObject({ phase: 'pending', position: 'berth' });
    expect(said('status')).toBe('');
  });

  test('without any question is said at once', () => {
    showQuestions([{ ...swims, skipWhen: true }]);
    expect(said('status')).toBe('Note: That was the last one!');
    expect(screen.queryByRole('button')).toBeNull();
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
    expect(said(role)).toBe(`${word[type]}: Mind the step.`);
    expect(said(role === 'alert' ? 'status' : 'alert')).toBe('');
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
    expect(said('status')).toBe('');
    await choose('No');
    expect(said('status')).toBe('Beware: Take a vest.');
    await choose('Yes');
    expect(said('status')).toBe('');
  });
});
