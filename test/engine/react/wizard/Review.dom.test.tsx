import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDefinition } from '#engine';
import { compilePlan, showWizard, tripForms } from '../exampleWizard.tsx';

const luggage: FormDefinition = {
  id: 'luggage',
  title: 'Luggage',
  pages: [
    {
      name: 'luggage',
      title: 'Luggage',
      schema: {
        type: 'object',
        properties: {
          colours: {
            type: 'array',
            title: 'Colours',
            items: {
              type: 'string',
              oneOf: [
                { const: 'r', title: 'Red' },
                { const: 'b', title: 'Blue' },
              ],
            },
          },
          things: {
            type: 'array',
            title: 'Thing',
            items: { type: 'object', properties: { thing: { type: 'string', title: 'What' } } },
          },
        },
      },
      uiSchema: { things: { 'ui:entry': 'Item' } },
    },
  ],
};
const list: FormDefinition = {
  id: 'list',
  title: 'Check your answers',
  pages: [
    {
      name: 'list',
      title: 'Check your answers',
      review: true,
      schema: { type: 'object', description: 'Is all of this right?', properties: {} },
    },
  ],
};
const plan = compilePlan([...tripForms, luggage, list]);
const answers = { name: 'Ann', pet: true, petName: 'Rex', born: '1990-02-07' };
const textOf = ({ textContent }: Node) => textContent?.replaceAll('\u00a0', ' ');
const heading = () => screen.getByRole('heading', { level: 2 });
const press = (button: string | RegExp) => userEvent.click(screen.getByRole('button', { name: button }));
const editButtons = () => screen.getAllByRole('button', { name: /^Edit/ }).map(({ textContent }) => textContent);

async function showReview() {
  const wizard = showWizard({ plan });
  act(() => {
    wizard.dispatch({ type: 'edit', step: 'traveller', page: 'person', answers });
    wizard.dispatch({ type: 'edit', step: 'goodbye', page: 'terms', answers: { agreed: true } });
    wizard.dispatch({
      type: 'edit',
      step: 'luggage',
      page: 'luggage',
      answers: { colours: ['r', 'b'], things: [{ thing: 'map' }, { thing: 'tent' }] },
    });
  });
  act(() => wizard.dispatch({ type: 'goTo', step: 'list' }));
  return wizard;
}

beforeEach(() => {
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a page that lists the answers', () => {
  test('has one line for each page, which says the answers, and opens', async () => {
    await showReview();
    expect(heading().textContent).toBe('Check your answers');
    expect(screen.getByText('Is all of this right?')).toBeTruthy();
    const headings = screen.getAllByRole('heading').slice(1);
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H3 About you',
      'H3 Terms',
      'H3 Luggage',
    ]);
    const groups = screen.getAllByRole<HTMLDetailsElement>('group');
    const lines = (group: HTMLElement) => [...group.querySelectorAll('summary > span')].map(textOf);
    expect(groups.map(lines)).toEqual([
      ['Ann · Rex · 02/07/1990', 'Yes to Do you bring a pet?'],
      ['Yes'],
      ['Red, Blue · map · tent'],
    ]);
    // The only answer of a page has room to wrap.
    expect(groups.map((group) => group.querySelector('.sw-review__line--alone')?.textContent)).toEqual([
      undefined,
      'Yes',
      undefined,
    ]);
    expect(groups.map(({ open }) => open)).toEqual([false, false, false]);
    for (const each of headings) await userEvent.click(each);
    expect(groups.map(({ open }) => open)).toEqual([true, true, true]);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.map((term, index) => `${term}: ${said[index]}`)).toEqual([
      'Name: Ann',
      'Do you bring a pet?: Yes',
      'Name of the pet: Rex',
      'Date of birth: 02/07/1990',
      'I agree: Yes',
      'Colours: Red, Blue',
      'Item 1: Whatmap',
      'What: map',
      'Item 2: Whattent',
      'What: tent',
    ]);
  });

  test('leads to each page, named in its button, and back', async () => {
    const { state, dispatch } = await showReview();
    expect(editButtons()).toEqual(['Edit About you', 'Edit Terms', 'Edit Luggage']);
    await press('Edit Terms');
    expect(heading().textContent).toBe('Terms');
    expect(document.activeElement).toBe(heading());
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    act(() => dispatch({ type: 'goTo', step: 'list' }));
    expect(state().position).toEqual({ step: 'list', page: 'list' });
    expect(within(screen.getByText('I agree').closest('div') ?? document.body).getByText('No')).toBeTruthy();
  });

  test('takes the guest back after a change, and has the button that the configuration words', async () => {
    const worded = { ...plan, submit: 'Book the trip' };
    const wizard = showWizard({ plan: worded });
    act(() => {
      wizard.dispatch({ type: 'edit', step: 'traveller', page: 'person', answers });
      wizard.dispatch({ type: 'edit', step: 'goodbye', page: 'terms', answers: { agreed: true } });
    });
    expect(screen.queryByRole('button', { name: 'Book the trip' })).toBeNull();
    for (const _page of ['About you', 'How to reach you', 'Terms', 'Luggage']) await press('Continue');
    await press('Edit About you');
    await userEvent.type(screen.getByLabelText(/^Name of the pet/), ' II');
    await press('Continue');
    expect(heading().textContent).toBe('Check your answers');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit About you' }));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
    expect(screen.getByText('Rex II')).toBeTruthy();
    await press('Book the trip');
    expect(wizard.state().phase).toBe('submitting');
  });

  test('leads by a page that a change has reopened, whose heading is described by the reason', async () => {
    const { dispatch } = await showReview();
    await press('Edit About you');
    act(() => dispatch({ type: 'edit', step: 'goodbye', page: 'terms', answers: {} }));
    await press('Continue');
    await press('Continue');
    const reason = 'More to answer since your change';
    expect(screen.getByRole('heading', { name: 'Terms', description: reason })).toBe(document.activeElement);
    await press('Back');
    expect(screen.queryByText(reason)).toBeNull();
  });

  test('keeps the lines as the guest left them', async () => {
    const { dispatch } = await showReview();
    const isOpen = () => screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open);
    const toggle = async (title: string) => {
      await userEvent.click(screen.getByRole('heading', { name: title }));
    };
    await toggle('About you');
    await toggle('Luggage');
    await toggle('About you');
    await waitFor(() => expect(isOpen()).toEqual([false, false, true]));
    await press('Edit Terms');
    act(() => dispatch({ type: 'goTo', step: 'list' }));
    expect(isOpen()).toEqual([false, true, true]);
  });

  test('marks and opens a page that cannot be sent, whose Edit shows what is wrong', async () => {
    const { dispatch } = await showReview();
    act(() => dispatch({ type: 'edit', step: 'traveller', page: 'person', answers: { name: 'Ann', pet: true } }));
    act(() => dispatch({ type: 'edit', step: 'goodbye', page: 'terms', answers: {} }));
    const lines = screen.getAllByRole('heading', { level: 3 }).map(({ parentElement }) => parentElement?.childNodes);
    expect(lines.map((texts) => [...(texts ?? [])].map(textOf))).toEqual([
      ['About you', 'Look here again', 'Ann', 'Yes to Do you bring a pet?'],
      ['Terms', 'Look here again'],
      ['Luggage', 'Red, Blue · map · tent'],
    ]);
    expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false]);
    await press('Edit About you');
    expect(screen.getByText('What is it called?')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name of the pet/)));
  });

  test.each([
    [{ ill: true, smoker: false, allergic: true, tired: false }, ['Yes to Are you ill? · Are you allergic?']],
    [{ ill: false, smoker: false, tired: false }, ['No, 3 times']],
    [{ ill: false }, ['No']],
    [{ ill: true, smoker: false, since: 'May' }, ['May', 'Yes to Are you ill?']],
    [{ ill: false, smoker: false, since: 'May' }, ['May', 'No, 2 times']],
    [{ ill: false, since: 'May' }, ['May']],
  ])('says of answers that are Yes or No which are Yes: %j', async (given, lines) => {
    const flag = (title: string) => ({ type: 'boolean', title }) as const;
    const properties = {
      ill: flag('Are you ill?'),
      smoker: flag('Do you smoke?'),
      allergic: flag('Are you allergic?'),
      tired: flag('Are you tired?'),
      since: { type: 'string', title: 'Since when?' } as const,
    };
    const health: FormDefinition = {
      id: 'health',
      title: 'Health',
      pages: [{ name: 'health', title: 'Health', schema: { type: 'object', properties } }],
    };
    const { dispatch } = showWizard({ plan: compilePlan([health, list]) });
    act(() => dispatch({ type: 'edit', answers: given }));
    await press('Continue');
    const said = screen.getByRole('group').querySelector('summary')?.childNodes;
    expect([...(said ?? [])].map(textOf)).toEqual(['Health', ...lines]);
  });

  test('lets nothing be edited while the answers are sent', async () => {
    const { state } = await showReview();
    await press('Send');
    expect(state().phase).toBe('submitting');
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /^Edit/ }).every(({ disabled }) => disabled)).toBe(
      true,
    );
  });
});

describe('a masked answer', () => {
  test('is dots to see and one word to hear', async () => {
    const lock: FormDefinition = {
      id: 'lock',
      title: 'Lock',
      pages: [
        {
          name: 'lock',
          title: 'Lock',
          schema: { type: 'object', properties: { code: { type: 'string', title: 'Code' } } },
          uiSchema: { code: { 'ui:widget': 'masked' } },
        },
      ],
    };
    const { dispatch } = showWizard({ plan: compilePlan([lock, list]) });
    act(() => dispatch({ type: 'edit', answers: { code: '4711' } }));
    await press('Continue');
    const said = screen.getByRole('definition');
    expect(screen.getByRole('group').querySelector('summary')?.textContent).toBe('Lockhidden');
    expect(within(said).getByText('hidden')).toBeTruthy();
    expect(within(said).getByText('••••••••').getAttribute('aria-hidden')).toBe('true');
    expect(document.body.textContent).not.toContain('4711');
  });
});
