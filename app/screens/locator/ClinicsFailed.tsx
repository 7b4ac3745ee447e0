import { useEffect, useRef } from 'react';
import {
  FailureNumber,
  useAppServices,
  useDocument,
  useFailureMessage,
  useWithOffline,
} from '../../app-services/index.ts';
import { siteFrame } from '../../content/generated/texts/siteFrame.ts';
import { formatPhone } from '../../formatting/phone.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { type LocatorMessages, locatorMessages } from '../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { RetryNotice } from '../../ui/alerts/RetryNotice.tsx';
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
  const call = outcome.kind === 'failed' ? outcome : undefined;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={notice} tabIndex={-1}>
      {canRetry ? (
        <RetryNotice name="clinicsFailed" text={shown} action={messages.retry} onRetry={onRetry}>
          <FailureNumber call={call} />
        </RetryNotice>
      ) : (
        <Alert name="clinicsFailed" kind="error" live>
          <p>{shown}</p>
          <FailureNumber call={call} />
        </Alert>
      )}
    </div>
  );
}

/** How guests reach the support, from the banner's frame. */
interface Support {
  readonly email: string;
  readonly phone: string;
}

interface ClinicFailureMessage {
  /** Undefined where it is the message for any failed call. */
  readonly text: string | undefined;
  /** Whether the same call may succeed when it is made again. */
  readonly canRetry: boolean;
}

/** A longer message is none for a guest. */
const longestMessage = 300;

/**
 * What a guest reads when a call about clinics does not give them (LOCATOR-9).
 * @param support undefined while the frame is not loaded, or where it cannot be
 */
export function clinicFailure(
  { kind, status, message, ...outcome }: ClinicFailure,
  support: Support | undefined,
  messages: LocatorMessages,
): ClinicFailureMessage {
  const canRetry = status >= 500 || status === -1;
  if (kind === 'refused') {
    const own = message?.trim() ?? '';
    return { text: own !== '' && own.length <= longestMessage ? own : messages.none, canRetry };
  }
  if (status === -1) return { text: messages.network, canRetry };
  const isServer = 'failure' in outcome && outcome.failure === 'server';
  if (!isServer || status !== 500 || support === undefined) return { text: undefined, canRetry };
  const phone = formatPhone(support.phone);
  return { text: fillTemplate(messages.support, { email: support.email, phone }), canRetry };
}
