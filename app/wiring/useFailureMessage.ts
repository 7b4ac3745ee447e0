import type { FailedCall } from '../api/index.ts';
import type { JourneyState } from '../journey/index.ts';
import { connectionMessages } from '../messages/siteMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useJourney } from './AppWiring.ts';
import { useIsOffline } from './useIsOffline.ts';

export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * The message for a call that failed. A status of 500 or more is an error of the server, all else one of the client
 * (SEARCH-16). Where a limit of the server is reached, it says that the server is busy. Without a connection, the
 * message is about that. A guest whose answers a reload would lose is not asked to reload, because the screen has its
 * own button to try again.
 *
 * @param call left out where no answer came
 * @param typed whether the screen has typed text that a reload would lose
 */
export function useFailureMessage(call: FailedCall = unanswered, typed = false): FailureMessage {
  const { failure, tryShortly, tryAgain, refreshPage, busy, busyHelp, offline, offlineHelp } =
    useMessages(connectionMessages);
  const isOffline = useIsOffline();
  const loses = useJourney(losesAnswers) || typed;
  if (isOffline) return { title: offline, text: offlineHelp };
  if (call.failure === 'busy') return { title: busy, text: busyHelp };
  if (call.status >= 500) return { title: failure, text: tryShortly };
  return { title: failure, text: loses ? tryAgain : refreshPage };
}

const unanswered: FailedCall = { status: -1 };

/** Whether a reload would lose answers, which are kept in memory only. */
const losesAnswers = ({ intake, prescreen }: JourneyState): boolean => intake !== undefined || prescreen !== undefined;

/** The message, or the offline message if there is no connection. */
export function useUnlessOffline(message: string): string {
  const { offline, offlineHelp } = useMessages(connectionMessages);
  return useIsOffline() ? `${offline} ${offlineHelp}` : message;
}
