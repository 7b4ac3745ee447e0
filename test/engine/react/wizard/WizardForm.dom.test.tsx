import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showWizard } from '../exampleWizard.tsx';

const heading = () => screen.getByRole('heading', { level: 2 });
const press = (button: string | RegExp) => userEvent.click(screen.getByRole('button', { name: button }));
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

async function passFirstPage(): Promise<void> {
  await userEvent.type(name(), 'Ann');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await press('Continue');
}

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('the wizard', () => {
  test('leaves focus and view alone at the start', () => {
    showWizard();
    expect(document.activeElement).toBe(document.body);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  test('goes on to the next page, its heading focused and in view', async () => {
    showWizard();
    await passFirstPage();
    expect(heading().textContent).toBe('How to reach you');
    expect(document.activeElement).toBe(heading());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('goes back with every answer kept', async () => {
    showWizard();
    await passFirstPage();
    await press('Back');
    expect(heading().textContent).toBe('About you');
    expect(document.activeElement).toBe(heading());
    expect(name().value).toBe('Ann');
  });

  test('keeps text that was being typed when Back was pressed', async () => {
    const { state } = showWizard();
    await passFirstPage();
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '5135550142 ');
    await press('Back');
    expect(state().answers.traveller).toEqual({
      person: { name: 'Ann', pet: false },
      contact: { phone: '5135550142' },
    });
  });

  test('has no Back on the first page, unless the screen gives one', async () => {
    const leave = vi.fn();
    const { unmount } = showWizard();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    unmount();
    showWizard({ onBackFromFirst: leave });
    await press('Back');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test('sends from the last page, and lets nothing be changed meanwhile', async () => {
    const { state, dispatch } = showWizard();
    await passFirstPage();
    await press('Continue');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await press('Send');
    expect(state().phase).toBe('submitting');
    expect(screen.getByRole('status').textContent).toBe('Sending');
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector('[inert]')).not.toBeNull();
    await press('Send');
    expect(state().phase).toBe('submitting');
    act(() => dispatch({ type: 'submitFailed' }));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.querySelector('[inert]')).toBeNull();
  });

  test('gives the focus back to where Enter was pressed, once the fields can be used again', async () => {
    const { dispatch } = showWizard();
    await passFirstPage();
    await press('Continue');
    const agreed = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(agreed);
    fireEvent.submit(agreed);
    // A browser also removes the focus from an inert part.
    agreed.blur();
    act(() => dispatch({ type: 'submitFailed' }));
    expect(document.activeElement).toBe(agreed);
  });

  test('leaves the focus where the guest has moved it meanwhile', async () => {
    const { dispatch } = showWizard({ message: <a href="/">Help</a> });
    await passFirstPage();
    await press('Continue');
    const agreed = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(agreed);
    fireEvent.submit(agreed);
    screen.getByRole('link', { name: 'Help' }).focus();
    act(() => dispatch({ type: 'submitFailed' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
  });

  test('keeps the second half of a double click from the page that the first half has brought', async () => {
    const { state } = showWizard();
    await passFirstPage();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail: 2 });
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }), { detail: 2 });
    expect(state().position).toEqual({ step: 'traveller', page: 'person' });
    expect(state().answers.traveller?.person).toEqual({ name: 'Ann', pet: false });
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }), { detail: 1 });
    expect(state().answers.traveller?.person).toEqual({ name: 'Ann', pet: true });
  });

  test('shows what the screen has to say, above the buttons', () => {
    showWizard({ message: <p>It failed.</p> });
    const said = screen.getByText('It failed.');
    expect(said.compareDocumentPosition(screen.getByRole('button', { name: 'Continue' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('returns to a page that an answer has made wrong, and focuses the wrong answer', async () => {
    const { dispatch, state } = showWizard();
    await passFirstPage();
    await press('Continue');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    act(() => dispatch({ type: 'edit', step: 'traveller', page: 'person', answers: { pet: false } }));
    await press('Send');
    expect(state().position).toEqual({ step: 'traveller', page: 'person' });
    await waitFor(() => expect(document.activeElement).toBe(name()));
  });
});

describe('the heading of a page', () => {
  test('says which page of its step it is, and nothing in a step of one page', async () => {
    showWizard();
    const place = () => heading().getAttribute('aria-describedby');
    expect(document.getElementById(place() ?? '')?.textContent).toBe('Page 1 of 2');
    await passFirstPage();
    expect(document.getElementById(place() ?? '')?.textContent).toBe('Page 2 of 2');
    await press('Continue');
    expect(place()).toBeNull();
    expect(screen.queryByText(/^Page \d/)).toBeNull();
  });
});

test('the heading says once what the mark of a required question means, above the questions', async () => {
  showWizard();
  await press('Continue');
  const note = screen.getByText('* Required');
  expect(note.closest('form')).toBeNull();
  expect(note.compareDocumentPosition(name())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the stepper', () => {
  const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('lists the steps, the current one marked, and no way ahead of the guest', () => {
    showWizard();
    expect(screen.getByRole('navigation', { name: 'Steps' })).toBeTruthy();
    expect(entries()).toEqual(['Traveller', 'Goodbye']);
    expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('Traveller');
    expect(screen.queryByRole('button', { name: 'Goodbye' })).toBeNull();
  });

  test('says in one line where the guest is', async () => {
    showWizard();
    expect(screen.getByRole('button', { name: 'Step 1 of 2: Traveller', expanded: false })).toBeTruthy();
    await press('Step 1 of 2: Traveller');
    expect(screen.getByRole('button', { name: 'Step 1 of 2: Traveller', expanded: true })).toBeTruthy();
  });

  test('leads to each step that was reached', async () => {
    showWizard();
    await passFirstPage();
    await press('Continue');
    expect(heading().textContent).toBe('Terms');
    await press(/^Traveller/);
    expect(heading().textContent).toBe('About you');
    expect(document.activeElement).toBe(heading());
    await press('Goodbye');
    expect(heading().textContent).toBe('Terms');
    expect(screen.getByRole('button', { current: 'step' }).textContent).toBe('Goodbye');
  });

  test('marks a step as done only while Continue was pressed on each of its pages and all is right', async () => {
    const { dispatch } = showWizard();
    await passFirstPage();
    expect(entries()).toEqual(['Traveller', 'Goodbye']);
    await press('Continue');
    expect(entries()).toEqual(['Traveller, done', 'Goodbye']);
    act(() => dispatch({ type: 'edit', step: 'traveller', page: 'person', answers: {} }));
    expect(entries()).toEqual(['Traveller', 'Goodbye']);
  });

  test('leads nowhere while the answers are sent', async () => {
    showWizard();
    await passFirstPage();
    await press('Continue');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await press('Send');
    expect(screen.queryByRole('button', { name: /^Traveller/ })).toBeNull();
    expect(entries()).toEqual(['Traveller, done', 'Goodbye, done']);
  });

  test('keeps the focus when the list folds away and the guest stays where they are', async () => {
    showWizard();
    await press(/^Step 1 of 2/);
    await press('Traveller');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Step 1 of 2/, expanded: false }));
  });
});
