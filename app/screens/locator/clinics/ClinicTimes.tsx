import type { Clinic } from '../../../api/index.ts';
import { dateLabel } from '../../../formatting/dateLabel.ts';
import { timeLabel } from '../../../formatting/timeLabel.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { locatorMessages } from '../../../messages/locator/locator.ts';
import styles from './ClinicTimes.module.css';
import { waitLabel } from './waitLabel.ts';

/** When a clinic is open today, how long guests wait there, and when a visit can next be booked. */
export function ClinicTimes({ clinic }: { readonly clinic: Clinic }) {
  const messages = locatorMessages.card;
  const { timingInfo, waitTimeInfo, nextAvailableAppointment: next } = clinic;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [messages.todaysHours, timingInfo?.todaysHours ?? messages.hoursUnknown],
    [messages.lunchHours, timingInfo?.todaysLunchHours ?? messages.lunchUnknown],
    [messages.wait, waitLabel(waitTimeInfo)],
    [messages.next, next && nextLabel(next.start.value)],
  ];
  return (
    <dl className={styles.times}>
      {facts.map(
        ([term, fact]) =>
          fact !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** 'Mon, Mar 1, 7:30 AM' at the clinic. */
function nextLabel(time: string): string {
  const day = time.slice(0, 10);
  return fillTemplate(locatorMessages.card.nextAt, {
    weekday: dateLabel(day, 'weekday'),
    date: dateLabel(day, 'short'),
    time: timeLabel(time),
  });
}
