import { bookingMessages } from '../messages/booking.ts';
import { connectionMessages } from '../messages/connection.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './HoldNotice.module.css';
import type { Hold } from './useHold.ts';

/** From here on the guest is warned. */
const fewMinutes = 2;

const words = bookingMessages.hold;

const timeText = (minutes: number): string =>
  minutes === 1 ? words.oneMinute : fillTemplate(words.minutes, { n: minutes });

/** How long the time is held. Only the warning and the end are said aloud, not each minute. */
export function HoldNotice({ hold }: { readonly hold: Hold }) {
  const { minutes } = hold;
  const isWarning = minutes !== undefined && minutes > 0 && minutes <= fewMinutes;
  return (
    <div className={styles.notice}>
      {minutes !== undefined && minutes > fewMinutes && (
        <p className={styles.left}>{fillTemplate(words.left, { time: timeText(minutes) })}</p>
      )}
      <div role="status">
        {isWarning && (
          <Alert kind="warning">
            <p>{fillTemplate(words.soonOver, { time: timeText(minutes) })}</p>
          </Alert>
        )}
        {(minutes === 0 || hold.failed) && (
          <Alert kind="warning">
            <p>{hold.failed ? `${connectionMessages.trouble} ${connectionMessages.tryShortly}` : words.over}</p>
            <Button look="secondary" busy={hold.busy} onClick={() => void hold.again()}>
              {words.holdAgain}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}
