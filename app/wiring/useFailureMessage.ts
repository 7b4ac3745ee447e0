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
 * (SEARCH-16). Without a connection, the message is about that. A guest whose answers a reload would lose is not asked
 * to reload, because the screen has its own button to try again.
 *
 * @param status HTTP status; -1, or left out, where no answer came
 * @param typed whether the screen has typed text that a reload would lose
 */
export function useFailureMessage(status = -1, typed = false): FailureMessage {
  const { failure, tryShortly, tryAgain, refreshPage, offline, offlineHelp } = useMessages(connectionMessages);
  const isOffline = useIsOffline();
  const loses = useJourney(losesAnswers) || typed;
  if (isOffline) return { title: offline, text: offlineHelp };
  if (status >= 500) return { title: failure, text: tryShortly };
  return { title: failure, text: loses ? tryAgain : refreshPage };
}

/** Whether a reload would lose answers, which are kept in memory only. */
const losesAnswers = ({ intake, prescreen }: JourneyState): boolean => intake !== undefined || prescreen !== undefined;

/** The message, or the offline message if there is no connection. */
export function useUnlessOffline(message: string): string {
  const { offline, offlineHelp } = useMessages(connectionMessages);
  return useIsOffline() ? `${offline} ${offlineHelp}` : message;
}
