import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

/** Asks whether to leave and lose the answers. */
export function LeaveModal({ guard }: { readonly guard: LeaveGuard }) {
  const messages = useMessages(bookingMessages).leave;
  return (
    <Modal
      name="leave"
      open={guard.asking}
      title={messages.title}
      onClose={guard.stay}
      actions={
        <>
          <Button onClick={guard.stay}>{messages.stay}</Button>
          <Button variant="secondary" onClick={guard.leave}>
            {messages.leave}
          </Button>
        </>
      }
    >
      <p>{messages.text}</p>
    </Modal>
  );
}
