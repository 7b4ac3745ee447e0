import { useState } from 'react';
import { useJourney, useServices } from '../../../../app-services/index.ts';
import type { AppointmentKey } from '../../../../journey/index.ts';
import type { Links } from '../../../../journey/Links.ts';
import { navigationState } from '../../../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../../../journey/search/SearchCriteria.ts';
import { resultsMessages } from '../../../../messages/generated/resultsMessages.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { Alert } from '../../../../ui/alerts/Alert.tsx';
import { findFollowup } from '../../times/findFollowup.ts';
import styles from './TimeNotice.module.css';
import { TimeNotice } from './TimeNotice.tsx';

export interface ChosenTimeProps {
  /** The time that is chosen on this page. */
  readonly which: AppointmentKey;
  readonly criteria: SearchCriteria;
  readonly links: Pick<Links, 'followup' | 'schedule'>;
}

/**
 * Says to a guest who comes back to the times which one is chosen already, and leads back to where it was left; or that it
 * is gone, where the server has refused it.
 */
export function ChosenTime({ which, criteria, links }: ChosenTimeProps) {
  const messages = useMessages(resultsMessages).chosen;
  const { services } = useServices();
  const { [which]: chosen, provider, followup } = useJourney(({ picked }) => picked);
  // A time that is chosen here leads on by itself.
  const [before] = useState(chosen);
  if (!chosen || !provider || chosen !== before || chosen.confirmCode !== undefined) return null;
  if (chosen.isLost)
    return (
      <div className={styles.notice}>
        <Alert name="justBooked" kind="info" title={messages.lost} />
      </div>
    );
  const isPairOpen = followup === undefined && findFollowup(chosen, services) !== undefined;
  return (
    <TimeNotice
      name="timeChosen"
      kind="info"
      titles={messages}
      time={chosen.timestamp}
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
