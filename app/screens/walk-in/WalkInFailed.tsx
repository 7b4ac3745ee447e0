import { useWithOffline } from '../../app-services/index.ts';
import { walkInMessages } from '../../messages/generated/walkInMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';

interface WalkInFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Shown when something that a walk-in needs cannot be loaded. */
export function WalkInFailed({ text, onRetry }: WalkInFailedProps) {
  const messages = useMessages(walkInMessages);
  const message = useWithOffline(text);
  return <RetryNotice name="walkInFailed" text={message} action={messages.tryAgain} onRetry={onRetry} />;
}
