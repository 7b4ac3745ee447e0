import { useEffect, useRef } from 'react';
import { useJourney } from '../../../app-services/index.ts';
import type { Appointment } from '../../../journey/index.ts';
import { confirmationMessages } from '../../../messages/generated/confirmationMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { CalendarButton } from '../../../reservation/index.ts';
import { Alert } from '../../../ui/alerts/Alert.tsx';
import styles from './SecondCanceled.module.css';

/**
 * Confirms that the follow-up alone was canceled. It takes the focus, because the page has changed above the button. It
 * is not shown while the guest is on the way to the page that confirms a full cancellation.
 */
export function SecondCanceled({ appointments }: { readonly appointments: readonly Appointment[] }) {
  const messages = useMessages(confirmationMessages).secondCanceled;
  const canceled = useJourney((journey) => journey.canceled);
  const alert = useRef<HTMLDivElement>(null);
  const isShown = canceled?.appointments.every(({ id }) => appointments.every((shown) => shown.id !== id)) ?? false;
  useEffect(() => {
    // The dialog, which closes now, gives the focus back to its button first.
    if (isShown) queueMicrotask(() => alert.current?.focus());
  }, [isShown]);
  if (!canceled || !isShown) return null;
  return (
    <div className={styles.canceled}>
      <Alert name="appointmentCanceled" kind="success" title={messages.title} ref={alert}>
        <p>{messages.text}</p>
        <CalendarButton {...canceled} canceled />
      </Alert>
    </div>
  );
}
