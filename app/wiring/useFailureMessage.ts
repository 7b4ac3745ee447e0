import type { JourneyState } from '../journey/index.ts';
import { connectionMessages } from '../messages/connection.ts';
import { useJourney } from './AppWiring.ts';
import { useIsOffline } from './useIsOffline.ts';

export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

const { failure, tryShortly, tryAgain, refreshPage, offline, offlineHelp } = connectionMessages;

/**
 * What is said of a call that failed: 500 and more is the server's fault, all else the client's (SEARCH-16).
 * A guest without a connection is told so. One whose answers a reload would lose is not sent to reload: the screen's own
 * button asks again.
 *
 * @param status HTTP status; -1, or left out, without an answer
 * @param typed the screen holds what was typed on it, which a reload would lose
 */
export function useFailureMessage(status = -1, typed = false): FailureMessage {
  const isOffline = useIsOffline();
  const loses = useJourney(losesAnswers) || typed;
  if (isOffline) return { title: offline, text: offlineHelp };
  if (status >= 500) return { title: failure, text: tryShortly };
  return { title: failure, text: loses ? tryAgain : refreshPage };
}

/** Answers are kept in memory alone. */
const losesAnswers = ({ intake, prescreen }: JourneyState): boolean => intake !== undefined || prescreen !== undefined;

/** The words of a failure, or that there is no connection. */
export const useUnlessOffline = (message: string): string => (useIsOffline() ? `${offline} ${offlineHelp}` : message);
