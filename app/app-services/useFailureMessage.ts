import type { FailedCall } from '../api/index.ts';
import { connectionMessages } from '../messages/generated/siteMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useIsOffline } from './useIsOffline.ts';

export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * The message for a call that failed. A status of 500 or more is an error of the server, all else one of the client
 * (SEARCH-16). Where a limit of the server is reached, it says that the server is busy. Whoever has given answers on this
 * screen is not asked to reload, which would lose them; such a screen has its own button to try again.
 *
 * @param call left out where no answer came
 * @param losesAnswers whether a reload would lose answers of the screen that shows the message
 */
export function useFailureMessage(call: FailedCall = unanswered, losesAnswers = false): FailureMessage {
  const { failure, tryShortly, tryAgain, refreshPage, busy, busyHelp } = useMessages(connectionMessages);
  const text = useWithOffline(call.status >= 500 ? tryShortly : losesAnswers ? tryAgain : refreshPage);
  return call.failure === 'busy' ? { title: busy, text: busyHelp } : { title: failure, text };
}

const unanswered: FailedCall = { status: -1 };

/** A sentence that the specification fixes, and after it, without a connection, that the guest is offline (SEARCH-17). */
export function useWithOffline(message: string): string {
  const note = useOfflineNote();
  return note === undefined ? message : `${message} ${note}`;
}

/** A message of our own or, without a connection, that the guest is offline (SEARCH-17). */
export const useUnlessOffline = (message: string): string => useOfflineNote() ?? message;

function useOfflineNote(): string | undefined {
  const { offline, offlineHelp } = useMessages(connectionMessages);
  return useIsOffline() ? `${offline} ${offlineHelp}` : undefined;
}
