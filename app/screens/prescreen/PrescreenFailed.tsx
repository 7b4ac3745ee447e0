import { useFailureMessage, useWhenOnline, useWithOffline } from '../../app-services/index.ts';
import { prescreenMessages } from '../../messages/generated/prescreenMessages.ts';
import { contentMessages, siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';
import type { PrescreenFailure } from './openPrescreen.ts';

export interface PrescreenFailedProps {
  readonly failure: PrescreenFailure;
  /** Whether the guest has given answers to this prescreen, which a reload would lose. */
  readonly hasAnswers?: boolean;
  readonly onRetry: () => void;
}

/** Shown when the prescreen cannot be asked. */
export function PrescreenFailed({ failure, hasAnswers = false, onRetry }: PrescreenFailedProps) {
  const { noQuestions, retry } = useMessages(prescreenMessages);
  const { questionsFailed } = useMessages(contentMessages);
  const { broken } = useMessages(siteMessages);
  const connection = useFailureMessage(undefined, hasAnswers);
  const texts = { connection: '', questions: questionsFailed, noQuestions, issue: broken.text };
  const own = useWithOffline(texts[failure]);
  const message = failure === 'connection' ? `${connection.title} ${connection.text}` : own;
  useWhenOnline(onRetry);
  return <RetryNotice name="prescreenFailed" text={message} action={retry} onRetry={onRetry} />;
}
