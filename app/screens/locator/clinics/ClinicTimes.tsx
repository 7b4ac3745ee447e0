import type { Clinic } from '../../../api/index.ts';
import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { type LocatorMessages, locatorMessages } from '../../../messages/generated/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './ClinicTimes.module.css';

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
    // Not broken before 'AM'.
    time: timeLabel(time).replace(' ', '\u00a0'),
  });
}

type WaitMessages = LocatorMessages['card']['waits'];

/** What servers send for a wait that is not known, to sort by (LOCATOR-13). No guest reads it. */
const unknownWait = 99_999;

/**
 * 'No Wait', '25 min' or '1 hr 5 min'; what the server says of a clinic that takes nobody now; undefined where the wait
 * is not known.
 */
export function waitLabel(info: Clinic['waitTimeInfo'], messages: WaitMessages): string | undefined {
  if (info === undefined) return undefined;
  if (!info.clinicAvailable) return info.description?.trim() || undefined;
  const minutes = Math.round(info.waitMinutes ?? unknownWait);
  return minutes >= unknownWait || minutes < 0 ? undefined : formatWait(minutes, messages);
}

function formatWait(minutes: number, { noWait, minutesOnly, hoursOnly, hoursAndMinutes }: WaitMessages): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return noWait;
  if (h === 0) return fillTemplate(minutesOnly, { m });
  return m === 0 ? fillTemplate(hoursOnly, { h }) : fillTemplate(hoursAndMinutes, { h, m });
}
