import { useEffect, useRef } from 'react';
import { confirmationMessages } from '../messages/confirmation.ts';
import { CalendarButton } from '../reservation/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { useJourney } from '../wiring/index.ts';
import styles from './SecondCanceled.module.css';

const words = confirmationMessages.secondCanceled;

/** After a guest has canceled the follow-up alone: says so, where the page has changed above the button. */
export function SecondCanceled() {
  const canceled = useJourney((journey) => journey.canceled);
  const alert = useRef<HTMLDivElement>(null);
  const isShown = canceled !== undefined;
  useEffect(() => {
    if (isShown) alert.current?.focus();
  }, [isShown]);
  if (!canceled) return null;
  return (
    <div className={styles.canceled}>
      <Alert kind="success" title={words.title} ref={alert}>
        <p>{words.text}</p>
        <CalendarButton {...canceled} canceled />
      </Alert>
    </div>
  );
}
