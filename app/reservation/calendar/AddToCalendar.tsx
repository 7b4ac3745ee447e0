import { hoursLabel, sharedAlarms } from '../../calendar/alarmsAhead.ts';
import { fillTemplate } from '../../messages/fillTemplate.ts';
import { appointmentMessages } from '../../messages/generated/appointmentMessages.ts';
import { useMessages, useSettings } from '../../messages/useMessages.ts';
import styles from './AddToCalendar.module.css';
import { CalendarButton } from './CalendarButton.tsx';
import { CalendarLinks, type CalendarLinksProps } from './CalendarLinks.tsx';

/**
 * The ways to put what is booked into a calendar, and what reminder the guest gets. Shows nothing for a walk-in, which
 * has no time.
 */
export function AddToCalendar({ appointments, provider }: CalendarLinksProps) {
  const { calendar } = useMessages(appointmentMessages);
  const { calendarAlarmHours } = useSettings();
  const timed = appointments.filter(({ id, timestamp }) => id !== undefined && timestamp !== '');
  if (timed.length === 0) return null;
  const reminders = sharedAlarms(calendarAlarmHours, timed, new Date());
  return (
    <div className={styles.calendar}>
      <CalendarButton appointments={timed} provider={provider} canceled={false} />
      <p>
        {reminders.length === 0
          ? calendar.noReminder
          : fillTemplate(calendar.reminds, { times: hoursLabel(reminders) })}
      </p>
      <CalendarLinks appointments={timed} provider={provider} />
      <p className={styles.told}>{calendar.told}</p>
    </div>
  );
}
