import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../../app/ui/buttons/Button.tsx';
import { Modal } from '../../../../app/ui/modal/Modal.tsx';

function Page({ closable }: { readonly closable: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Modal
        name="leave"
        open={open}
        title="Really?"
        {...(closable && { onClose: close })}
        actions={<Button onClick={close}>Yes</Button>}
      >
        <p>It cannot be undone.</p>
      </Modal>
    </>
  );
}

const user = userEvent.setup();

describe('Modal', () => {
  it('is named by its title, takes the focus and gives it back', async () => {
    render(<Page closable />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog', { name: 'Really?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
  });

  it('closes by Escape only where it may', async () => {
    const { unmount } = render(<Page closable />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    render(<Page closable={false} />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
