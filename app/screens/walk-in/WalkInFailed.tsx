import type { FailedCall } from '../../api/index.ts';
import { FailureNumber, useWithOffline } from '../../app-services/index.ts';
import { walkInMessages } from '../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';

interface WalkInFailedProps {
  readonly text: string;
  /** The call that failed; undefined where it was a document. */
  readonly call?: FailedCall | undefined;
  readonly onRetry: () => void;
}

/** Shown when something that a walk-in needs cannot be loaded. */
export function WalkInFailed({ text, call, onRetry }: WalkInFailedProps) {
  const messages = useMessages(walkInMessages);
  const message = useWithOffline(text);
  return (
    <RetryNotice name="walkInFailed" text={message} action={messages.tryAgain} onRetry={onRetry}>
      <FailureNumber call={call} />
    </RetryNotice>
  );
}
