import { contentMessages } from '../../messages/failures/content.ts';
import { prescreenMessages } from '../../messages/search/prescreen.ts';
import { shellMessages } from '../../messages/site/shell.ts';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';
import { useFailureMessage, useUnlessOffline, useWhenOnline } from '../../wiring/index.ts';
import type { PrescreenFailure } from './openPrescreen.ts';

export interface PrescreenFailedProps {
  readonly failure: PrescreenFailure;
  readonly onRetry: () => void;
}

const messages: Readonly<Record<Exclude<PrescreenFailure, 'connection'>, string>> = {
  questions: contentMessages.questionsFailed,
  noQuestions: prescreenMessages.noQuestions,
  issue: shellMessages.broken.text,
};

/** Shown when the prescreen cannot be asked. */
export function PrescreenFailed({ failure, onRetry }: PrescreenFailedProps) {
  const connection = useFailureMessage();
  const message = useUnlessOffline(
    failure === 'connection' ? `${connection.title} ${connection.text}` : messages[failure],
  );
  useWhenOnline(onRetry);
  return <RetryNotice name="prescreenFailed" text={message} action={prescreenMessages.retry} onRetry={onRetry} />;
}
