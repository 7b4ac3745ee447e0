import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Modal } from '../../../../app/ui/modal/Modal.tsx';
import { useNavigationBlocker } from '../../../../app/ui/modal/useNavigationBlocker.ts';

interface ScreenProps {
  /** Whether the guest may close the dialog without an answer. */
  readonly closable: boolean;
  /** Whether the screen's own rule blocks whatever leads away. */
  readonly blocks: boolean;
}

function Screen({ closable, blocks }: ScreenProps) {
  const [open, setOpen] = useState(true);
  const blocker = useNavigationBlocker(() => blocks);
  return (
    <>
      <h1>{`Screen ${blocker.state}`}</h1>
      <Modal name="leave" open={open} title="Really?" {...(closable && { onClose: () => setOpen(false) })} actions="">
        {null}
      </Modal>
    </>
  );
}

function open(props: ScreenProps) {
  const routes = [
    { path: '/before', element: <h1>Before</h1> },
    { path: '/screen', element: <Screen {...props} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/screen'] });
  render(<RouterProvider router={router} />);
  return { back: () => act(() => router.navigate(-1)), leave: () => act(() => router.navigate('/before')) };
}

const dialog = () => screen.queryByRole('dialog');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('Back with an open dialog', () => {
  it('closes it and leads nowhere; the next one leads back', async () => {
    const { back } = open({ closable: true, blocks: false });
    expect(dialog()).not.toBeNull();
    await back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(heading()).toBe('Screen unblocked');
    await back();
    expect(heading()).toBe('Before');
  });

  it('leads nowhere where the dialog must be answered', async () => {
    const { back, leave } = open({ closable: false, blocks: false });
    await back();
    await back();
    expect(dialog()).not.toBeNull();
    expect(heading()).toBe('Screen unblocked');
    await leave();
    expect(heading()).toBe('Before');
  });

  it('is nothing that the rule of the screen has to judge', async () => {
    const { back } = open({ closable: true, blocks: true });
    await back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(heading()).toBe('Screen unblocked');
    await back();
    expect(heading()).toBe('Screen blocked');
  });
});
