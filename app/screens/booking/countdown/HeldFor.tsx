import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { bookingMessages } from '../../../messages/generated/bookingMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { CountdownStatus } from './countdownStatus.ts';
import styles from './HeldFor.module.css';

/** Only used to leave room for the sentence that will follow. */
const usualMinutes = 10;

interface HeldForProps {
  readonly status: CountdownStatus;
  readonly minutes: number | undefined;
}

/** How long the time is still held, while there is nothing to warn of. */
export function HeldFor({ status, minutes = usualMinutes }: HeldForProps) {
  const { left } = useMessages(bookingMessages).reservation;
  const time = useTimeText();
  if (status !== 'running' && status !== 'pending') return null;
  const isPending = status === 'pending';
  return (
    <p className={isPending ? `${styles.held} ${styles.room}` : styles.held} aria-hidden={isPending || undefined}>
      {fillTemplate(left, { time: time(minutes) })}
    </p>
  );
}

/** Words minutes, as '1 minute' or '9 minutes'. */
export function useTimeText(): (minutes: number) => string {
  const { oneMinute, minutes } = useMessages(bookingMessages).reservation;
  return (n) => (n === 1 ? oneMinute : fillTemplate(minutes, { n }));
}
