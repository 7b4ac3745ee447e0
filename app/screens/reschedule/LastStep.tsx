import { Link } from 'react-router-dom';
import { type Appointment, type Move, type Provider, secondOf } from '../../journey/index.ts';
import type { Links } from '../../journey/Links.ts';
import { navigationState } from '../../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../../journey/search/SearchCriteria.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { cancelMessages } from '../../messages/generated/cancelMessages.ts';
import { moveMessages } from '../../messages/generated/moveMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { keepAddress, serviceNames } from '../../reservation/index.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Column } from '../../ui/Column.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { MoveFailed } from './MoveFailed.tsx';
import styles from './RescheduleScreen.module.css';
import { TimeCard } from './TimeCard.tsx';
import { type Moving, useMove } from './useMove.ts';

export interface LastStepProps {
  readonly move: Move;
  /** The appointment as it is booked. */
  readonly moved: Appointment;
  /** The time that the guest has picked, and where. */
  readonly appointment: Appointment;
  /** The same of the second of a pair, where it moves as well. */
  readonly followup: Appointment | undefined;
  readonly provider: Provider;
  readonly criteria: SearchCriteria;
  readonly links: Pick<Links, 'main' | 'result' | 'followup' | 'confirmation' | 'cancel'>;
}

/**
 * The time that the appointment has, the time that it gets, and the button that moves it; or those of both of a pair.
 * From that press on nobody knows here whether an old time is kept, until there is an answer.
 */
export function LastStep({ move, moved, appointment, followup, provider, criteria, links }: LastStepProps) {
  const messages = useMessages(moveMessages);
  const { canceled } = useMessages(cancelMessages);
  const { both } = messages;
  const second = followup && secondOf(move);
  const words = second ? both : messages;
  const labels = useMessages(appointmentMessages);
  const names = [moved, ...(second ? [second] : [])].flatMap((one) => serviceNames(one, labels));
  const { submit, busy, failure, failedCall, failures } = useMove(criteria, links);
  const state = navigationState(criteria);
  return (
    <Column>
      <div>
        <h1>{words.headline}</h1>
        <p className={styles.services}>{names.join(', ')}</p>
      </div>
      <div className={styles.times}>
        <TimeCard heading={second ? both.fromFirst : messages.from} appointment={moved} provider={move.provider} />
        <Arrow />
        <TimeCard heading={second ? both.toFirst : messages.to} appointment={appointment} provider={provider} isNew />
      </div>
      {second && (
        <div className={styles.times}>
          <TimeCard heading={both.fromSecond} appointment={second} provider={move.provider} />
          <Arrow />
          <TimeCard heading={both.toSecond} appointment={followup} provider={provider} isNew />
        </div>
      )}
      {failure === undefined ? (
        <p>{words.effect}</p>
      ) : (
        <MoveFailed
          key={failures}
          failure={failure}
          call={failedCall}
          move={move}
          moved={moved}
          isBoth={second !== undefined}
        />
      )}
      <div className={styles.actions}>
        {isOver(failure) ? (
          <ButtonLink to={links.main}>{canceled.reschedule}</ButtonLink>
        ) : (
          <>
            {mayTry(failure) && (
              <Button busy={busy} onClick={submit}>
                {failure === 'unanswered' ? messages.unanswered.again : words.submit}
              </Button>
            )}
            <ButtonLink variant="secondary" to={links.result} state={state}>
              {second ? messages.startFirst : messages.start}
            </ButtonLink>
            {second && (
              <ButtonLink variant="secondary" to={links.followup} state={state}>
                {messages.startSecond}
              </ButtonLink>
            )}
            {!busy && failure !== 'unanswered' && (
              <Link className={styles.keep} to={keepAddress(move, links)}>
                {words.keep}
              </Link>
            )}
          </>
        )}
      </div>
      <VisuallyHidden role="status">{busy ? words.submitting : ''}</VisuallyHidden>
    </Column>
  );
}

/** Whether nothing is left to move. */
const isOver = (failure: Moving['failure']): boolean => failure === 'canceled';

/** Whether the same time may be sent again. */
const mayTry = (failure: Moving['failure']): boolean =>
  failure === undefined ||
  failure === 'unanswered' ||
  failure === 'busy' ||
  failure === 'alreadyMoved' ||
  failure === 'secondCanceled' ||
  failure === 'notFound';

const Arrow = () => (
  <svg viewBox="0 0 24 24" className={styles.arrow} fill="none" stroke="currentcolor" aria-hidden="true">
    <path d="M12 4v15m-6-6 6 6 6-6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
