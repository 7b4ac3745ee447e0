import { useState } from 'react';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import type { CompleteCriteria } from '../../../journey/search/SearchCriteria.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useJourney, useServices } from '../../../wiring/index.ts';
import { findFollowup } from '../followup/findFollowup.ts';
import type { ResultsLinks } from '../ResultsLinks.ts';
import { TimeNotice } from './TimeNotice.tsx';

export interface ChosenTimeProps {
  readonly criteria: CompleteCriteria;
  readonly links: Pick<ResultsLinks, 'followup' | 'schedule'>;
}

/** Says to a guest who comes back to the times which one is chosen already, and leads back to where it was left. */
export function ChosenTime({ criteria, links }: ChosenTimeProps) {
  const messages = useMessages(resultsMessages).chosen;
  const { services } = useServices();
  const { appointment, provider, followup } = useJourney(({ picked }) => picked);
  // A time that is chosen here leads on by itself.
  const [before] = useState(appointment);
  if (!appointment || !provider || appointment !== before || appointment.confirmCode !== undefined) return null;
  const isPairOpen = followup === undefined && findFollowup(appointment, services) !== undefined;
  return (
    <TimeNotice
      name="timeChosen"
      kind="info"
      titles={messages}
      time={appointment.timestamp}
      provider={provider}
      link={{
        to: isPairOpen ? links.followup : links.schedule,
        state: navigationState(criteria),
        label: messages.goOn,
      }}
    >
      {messages.kept}
    </TimeNotice>
  );
}
