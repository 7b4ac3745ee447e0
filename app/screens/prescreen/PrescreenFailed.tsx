import { prescreenMessages } from '../../messages/prescreenMessages.ts';
import { contentMessages, siteMessages } from '../../messages/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';
import { useFailureMessage, useUnlessOffline, useWhenOnline } from '../../wiring/index.ts';
import type { PrescreenFailure } from './openPrescreen.ts';

export interface PrescreenFailedProps {
  readonly failure: PrescreenFailure;
  readonly onRetry: () => void;
}

/** Shown when the prescreen cannot be asked. */
export function PrescreenFailed({ failure, onRetry }: PrescreenFailedProps) {
  const { noQuestions, retry } = useMessages(prescreenMessages);
  const { questionsFailed } = useMessages(contentMessages);
  const { broken } = useMessages(siteMessages);
  const connection = useFailureMessage();
  const texts: Readonly<Record<PrescreenFailure, string>> = {
    connection: `${connection.title} ${connection.text}`,
    questions: questionsFailed,
    noQuestions,
    issue: broken.text,
  };
  const message = useUnlessOffline(texts[failure]);
  useWhenOnline(onRetry);
  return <RetryNotice name="prescreenFailed" text={message} action={retry} onRetry={onRetry} />;
}
