import { useEffect, useRef } from 'react';
import { useAppServices, useDocument, useFailureMessage, useWithOffline } from '../../app-services/index.ts';
import { siteFrame } from '../../content/generated/texts/siteFrame.ts';
import { locatorMessages } from '../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';
import { clinicFailure } from './clinicFailure.ts';
import type { ClinicFailure } from './search/useClinicSearch.ts';

interface ClinicsFailedProps {
  readonly outcome: ClinicFailure;
  /** Whether it replaces what may have had the focus. */
  readonly takesFocus?: boolean;
  readonly onRetry: () => void;
}

/** Why there are no clinics to show, with a button to try again where that may help. */
export function ClinicsFailed({ outcome, takesFocus = false, onRetry }: ClinicsFailedProps) {
  const messages = useMessages(locatorMessages);
  const frame = useDocument(siteFrame, useAppServices().api.bannerName);
  const generic = useFailureMessage(outcome);
  const { text, canRetry } = clinicFailure(outcome, frame?.ok ? frame.document.support : undefined, messages);
  const own = useWithOffline(text ?? '');
  const shown = text === undefined ? `${generic.title} ${generic.text}` : own;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={notice} tabIndex={-1}>
      {canRetry ? (
        <RetryNotice name="clinicsFailed" text={shown} action={messages.retry} onRetry={onRetry} />
      ) : (
        <Alert name="clinicsFailed" kind="error" live>
          <p>{shown}</p>
        </Alert>
      )}
    </div>
  );
}
