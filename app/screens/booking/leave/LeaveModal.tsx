import { bookingMessages } from '../../../messages/booking.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

const words = bookingMessages.leave;

/** Asks whether to leave and lose the answers. */
export function LeaveModal({ guard }: { readonly guard: LeaveGuard }) {
  return (
    <Modal
      name="leave"
      open={guard.asking}
      title={words.title}
      onClose={guard.stay}
      actions={
        <>
          <Button onClick={guard.stay}>{words.stay}</Button>
          <Button look="secondary" onClick={guard.leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Modal>
  );
}
