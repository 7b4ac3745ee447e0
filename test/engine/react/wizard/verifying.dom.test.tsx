import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compilePlan, showWizard } from '../exampleWizard.tsx';

const plan = compilePlan([
  {
    id: 'home',
    title: 'Home',
    pages: [
      {
        name: 'home',
        title: 'Home',
        schema: { type: 'object', properties: { town: { type: 'string', title: 'Town' } } },
        verify: { as: 'place', fields: { town: '/town' } },
      },
    ],
  },
  { id: 'end', title: 'End', pages: [{ name: 'end', title: 'End', schema: { type: 'object', properties: {} } }] },
]);
const next = () => screen.getByRole('button', { name: 'Continue' });
const town = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Town' });
const said = () => screen.getByRole('status').textContent;

async function continueFrom(text: string) {
  const wizard = showWizard({ plan });
  await userEvent.type(town(), text);
  await userEvent.click(next());
  return wizard;
}

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('while the app verifies answers', () => {
  test('Continue keeps its name and the focus, the waiting is said, and nothing can be changed', async () => {
    const { state } = await continueFrom('bath');
    expect(state().verification).toMatchObject({ as: 'place', values: { town: 'bath' } });
    expect(document.activeElement).toBe(next());
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(said()).toBe('Verifying');
    expect(town().closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
    await userEvent.click(next());
    expect(state().phase).toBe('verifying');
  });

  test('the page stays when the guest is to look again, with the focus where it was', async () => {
    const { dispatch } = await continueFrom('bath');
    act(() => dispatch({ type: 'verificationStopped' }));
    expect(document.activeElement).toBe(next());
    expect(said()).toBe('');
    expect(town().closest('[inert]')).toBeNull();
    await userEvent.clear(town());
    await userEvent.type(town(), 'York');
    await userEvent.click(next());
    expect(said()).toBe('Verifying');
  });

  test('the next page follows, and the page keeps what the app knows better', async () => {
    const { dispatch } = await continueFrom('bath');
    act(() => dispatch({ type: 'verified', values: { town: 'Bath' } }));
    const heading = screen.getByRole('heading', { name: 'End' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(town().value).toBe('Bath');
    await userEvent.click(next());
    expect(screen.getByRole('heading', { name: 'End' })).toBeTruthy();
  });
});
