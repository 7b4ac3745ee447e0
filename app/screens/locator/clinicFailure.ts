import { formatPhone } from '../../formatting/phone.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import type { LocatorMessages } from '../../messages/generated/locatorMessages.ts';
import type { ClinicFailure } from './search/useClinicSearch.ts';

/** How guests reach the support, from the banner's frame. */
export interface Support {
  readonly email: string;
  readonly phone: string;
}

export interface ClinicFailureMessage {
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
