import type { Clinic } from '../../../api/index.ts';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { timeLabel } from '../../../formatting/timeLabel.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import type { LocatorMessages } from '../../../messages/locatorMessages.ts';
import { locatorMessages } from '../../../messages/locatorMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import styles from './ClinicTimes.module.css';
import { waitLabel } from './waitLabel.ts';

/** When a clinic is open today, how long guests wait there, and when a visit can next be booked. */
export function ClinicTimes({ clinic }: { readonly clinic: Clinic }) {
  const messages = useMessages(locatorMessages).card;
  const { timingInfo, waitTimeInfo, nextAvailableAppointment: next } = clinic;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [messages.todaysHours, timingInfo?.todaysHours ?? messages.hoursUnknown],
    [messages.lunchHours, timingInfo?.todaysLunchHours ?? messages.lunchUnknown],
    [messages.wait, waitLabel(waitTimeInfo, messages.waits)],
    [messages.next, next && nextLabel(next.start.value, messages.nextAt)],
  ];
  return (
    <dl className={styles.times}>
      {facts.map(
        ([term, fact], index) =>
          fact !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts stay in their places, whatever authors call them
            <div key={index}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
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
