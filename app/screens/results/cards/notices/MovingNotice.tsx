import type { Move } from '../../../../journey/index.ts';
import { moveMessages } from '../../../../messages/generated/moveMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { TimeNotice } from './TimeNotice.tsx';

export interface MovingNoticeProps {
  readonly move: Move;
  /** Where the guest keeps the time. */
  readonly keep: string;
}

/** Says above the times which appointment is being moved, that it stays booked until then, and how to keep its time. */
export function MovingNotice({ move, keep }: MovingNoticeProps) {
  const messages = useMessages(moveMessages);
  const { appointments, id, provider, attempt } = move;
  const moved = appointments.find((one) => one.id === id);
  if (!moved) return null;
  return (
    <TimeNotice
      name="movingAppointment"
      kind={attempt ? 'warning' : 'info'}
      titles={messages.notice}
      time={moved.timestamp}
      provider={provider}
      link={{ to: keep, label: messages.keep }}
    >
      {attempt ? messages.notice.inDoubt : messages.notice.stays}
    </TimeNotice>
  );
}
