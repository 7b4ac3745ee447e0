import { dateLabel } from '../formatting/dateLabel.ts';
import { timeLabel } from '../formatting/timeLabel.ts';
import { dateOf } from '../formatting/wallTime.ts';
import type { Appointment } from '../journey/index.ts';
import { slotsMessages } from '../messages/slots.ts';
import type { Followup } from './followupOf.ts';
import type { SearchWindow } from './searchWindow.ts';

/** What the second visit is, and the first that it follows, in words. */
export function followupFacts(
  { timestamp }: Appointment,
  { service }: Followup,
  { startDate }: SearchWindow,
): readonly (readonly [string, string])[] {
  const words = slotsMessages.followup;
  return [
    [words.first, `${dateLabel(dateOf(timestamp), 'full')}, ${timeLabel(timestamp)}`],
    [words.second, service.name],
    [words.from, dateLabel(startDate, 'full')],
  ];
}
