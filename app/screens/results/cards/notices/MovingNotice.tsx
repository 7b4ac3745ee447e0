import type { Appointment, Move } from '../../../../journey/index.ts';
import { moveMessages } from '../../../../messages/generated/moveMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { TimeNotice } from './TimeNotice.tsx';

export interface MovingNoticeProps {
  readonly move: Move;
  /** The second of a pair, above the times for it: it has to move with the first. */
  readonly second?: Appointment;
  /** Where the guest keeps the time. */
  readonly keep: string;
}

/**
 * Says above the times which appointment is being moved, or has to move with the first, that it stays booked until then,
 * and how to keep its time.
 */
export function MovingNotice({ move, second, keep }: MovingNoticeProps) {
  const messages = useMessages(moveMessages);
  const { both, notice } = messages;
  const { appointments, id, provider, attempt } = move;
  const moved = second ?? appointments.find((one) => one.id === id);
  if (!moved) return null;
  return (
    <TimeNotice
      name="movingAppointment"
      kind={attempt ? 'warning' : 'info'}
      titles={second ? both : notice}
      time={moved.timestamp}
      provider={provider}
      link={{ to: keep, label: (second ? both : messages).keep }}
    >
      {attempt ? notice.inDoubt : second ? both.stay : notice.stays}
    </TimeNotice>
  );
}
