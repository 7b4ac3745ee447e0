import type { Clinic } from '../../../api/index.ts';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { timeLabel } from '../../../formatting/timeLabel.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { type LocatorMessages, locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './ClinicTimes.module.css';
import { waitLabel } from './waitLabel.ts';

/** When a clinic is open today, how long guests wait there, and when a visit can next be booked. */
export function ClinicTimes({ clinic }: { readonly clinic: Clinic }) {
  const messages = useMessages(locatorMessages).card;
  const { timingInfo, waitTimeInfo, nextAvailableAppointment: next, isSchedulerEnabled = true } = clinic;
  const { todaysHours, todaysLunchHours } = timingInfo ?? {};
  return (
    <div className={styles.box}>
      <dl className={styles.times}>
        <Fact term={messages.todaysHours}>{todaysHours ?? messages.hoursUnknown}</Fact>
        {!isClosed(todaysHours) && <Fact term={messages.lunchHours}>{todaysLunchHours ?? messages.lunchUnknown}</Fact>}
        <Fact term={messages.wait}>{waitLabel(waitTimeInfo, messages.waits)}</Fact>
        {isSchedulerEnabled && <Fact term={messages.next}>{next && nextLabel(next.start.value, messages.nextAt)}</Fact>}
      </dl>
    </div>
  );
}

/** Whether hours say that a clinic is closed all day: 'Closed', 'Closed (Thanksgiving)'. */
const isClosed = (hours = ''): boolean => /^\s*closed\b/i.test(hours);

/** Nothing where there is no fact. */
function Fact({ term, children }: { readonly term: string; readonly children: string | undefined }) {
  return children === undefined ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** 'Mon, Mar 1, 7:30 AM' at the clinic. */
function nextLabel(time: string, template: LocatorMessages['card']['nextAt']): string {
  const day = time.slice(0, 10);
  return fillTemplate(template, {
    weekday: dateLabel(day, 'weekday'),
    date: dateLabel(day, 'short'),
    time: timeLabel(time),
  });
}
