import { useEffect, useRef } from 'react';
import { bookingMessages } from '../../../messages/booking.ts';
import { connectionMessages } from '../../../messages/connection.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useUnlessOffline } from '../../../wiring/index.ts';
import styles from './HoldNotice.module.css';
import { holdState } from './holdState.ts';
import type { Hold } from './useHold.ts';

const words = bookingMessages.hold;

/** Only for the room that the sentence will take. */
const usualMinutes = 10;

const timeText = (minutes: number): string =>
  minutes === 1 ? words.oneMinute : fillTemplate(words.minutes, { n: minutes });

/** How long the time is held. The warning and the end are said aloud, but not each minute. */
export function HoldNotice({ hold }: { readonly hold: Hold }) {
  const { minutes = 0, renewed } = hold;
  const notice = useRef<HTMLDivElement>(null);
  // The button that the guest pressed is gone then: focus stays where it was.
  useEffect(() => {
    if (renewed) notice.current?.focus();
  }, [renewed]);
  const state = holdState(hold);
  const failed = useUnlessOffline(`${connectionMessages.failure} ${connectionMessages.tryShortly}`);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      {state === 'pending' && (
        <p className={styles.room} aria-hidden="true">
          {fillTemplate(words.left, { time: timeText(usualMinutes) })}
        </p>
      )}
      {state === 'running' && <p>{fillTemplate(words.left, { time: timeText(minutes) })}</p>}
      {state === 'renewed' && <p>{words.heldAgain}</p>}
      <div role="status">
        {state === 'warning' && (
          <Alert name="holdEnding" kind="warning">
            <p>{fillTemplate(words.soonOver, { time: timeText(minutes) })}</p>
          </Alert>
        )}
        {(state === 'over' || state === 'failed') && (
          <Alert name={state === 'over' ? 'holdOver' : 'holdFailed'} kind="warning">
            <p>{state === 'over' ? words.over : failed}</p>
            <Button look="secondary" busy={hold.busy} onClick={() => void hold.again()}>
              {words.holdAgain}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}
