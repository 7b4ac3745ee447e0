import { useState } from 'react';
import { useAppServices, useUnlessOffline } from '../../app-services/index.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages, useSettings } from '../../messages/useMessages.ts';
import { Alert } from '../../ui/alerts/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CalendarButton.module.css';
import type { CalendarRequest } from './findCalendarFacts.ts';

/**
 * Gives the guest a calendar file that adds the appointments, or removes canceled ones. Shows nothing for a walk-in,
 * which has no time.
 */
export function CalendarButton(request: CalendarRequest) {
  const messages = useMessages(appointmentMessages);
  const { calendar } = messages;
  const { calendarAlarmHours: alarmHours } = useSettings();
  const appServices = useAppServices();
  const failed = useUnlessOffline(calendar.failed);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (request.appointments.every(({ id, timestamp }) => id === undefined || timestamp === '')) return null;
  const save = async () => {
    setState('busy');
    // The code that makes the file may fail to arrive, like any chunk.
    const text = await loadMaker().then(
      (makeCalendar) => makeCalendar(appServices, request, { messages, alarmHours }, new Date()),
      () => undefined,
    );
    setState(text === undefined ? 'failed' : 'idle');
    if (text !== undefined) saveFile(text, request.canceled ? 'canceled-appointment.ics' : 'appointment.ics');
  };
  return (
    <div className={styles.calendar}>
      <Button variant={request.canceled ? 'secondary' : 'primary'} busy={state === 'busy'} onClick={() => void save()}>
        {state !== 'busy' && <CalendarMark />}
        <span>{request.canceled ? calendar.remove : calendar.add}</span>
      </Button>
      <VisuallyHidden role="status">{state === 'busy' ? calendar.making : ''}</VisuallyHidden>
      {state === 'failed' && (
        <Alert name="calendarFailed" kind="error" live>
          <p>{failed}</p>
        </Alert>
      )}
    </div>
  );
}

const loadMaker = () =>
  loadChunk('reservation/calendar/makeCalendar.ts', async () => (await import('./makeCalendar.ts')).makeCalendar);

const CalendarMark = () => (
  <svg viewBox="0 0 24 24" className={styles.mark} fill="none" stroke="currentcolor" aria-hidden="true">
    <path d="M4 6h16v14H4zM4 10.5h16M8 3v5m8-5v5" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** Saves a text as a file on the guest's device; a phone opens it in its calendar. */
function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
