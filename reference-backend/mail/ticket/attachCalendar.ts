import { hoursLabel, sharedAlarms } from '../../../app/calendar/alarmsAhead.ts';
import { calendarFile } from '../../../app/calendar/calendarFile.ts';
import { type CalendarVisit, calendarUid, describeVisits, visitMinutes } from '../../../app/calendar/describeVisits.ts';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import type { MailContent } from '../content/readMailContent.ts';
import type { KeptVisit } from '../keptVisits.ts';
import { visitPlace } from './visitPlace.ts';
import { visitTime } from './visitTime.ts';

/** A calendar file, and what the mail says about it. */
export interface AttachedCalendar {
  /** Missing where none could be made. */
  readonly calendar?: string | undefined;
  /** Nothing for a walk-in, which has no time. */
  readonly sentences: readonly string[];
}

interface CalendarOptions {
  /** Whether the file takes the visits out of the calendar. */
  readonly canceled: boolean;
  readonly now: Date;
}

/** The calendar file of the visits: the same as the confirmation page makes, so that one replaces the other. */
export function attachCalendar(
  visits: readonly KeptVisit[],
  content: MailContent,
  { canceled, now }: CalendarOptions,
): AttachedCalendar {
  const { appointment, alarmHours, frame, messages } = content;
  const [first] = visits;
  const timed = visits.flatMap((visit) => calendarVisit(visit, content));
  if (!first || timed.length === 0) return { sentences: [] };
  const facts = describeVisits(
    { visits: timed, place: visitPlace(first), businessName: businessName(first), canceled },
    { messages: appointment, alarmHours, frame },
  );
  const calendar = calendarFile(facts, now);
  const words = messages.calendar;
  const isOne = timed.length === 1;
  if (canceled) return { calendar, sentences: calendar ? [isOne ? words.removed : words.bothRemoved] : [] };
  const alarms = calendar ? sharedAlarms(alarmHours, timed, now) : [];
  const reminder = alarms.length === 0 ? words.noReminder : fillTemplate(words.reminds, { times: hoursLabel(alarms) });
  return { calendar, sentences: calendar ? [`${isOne ? words.added : words.bothAdded} ${reminder}`] : [reminder] };
}

function calendarVisit(visit: KeptVisit, { messages, services }: MailContent): readonly CalendarVisit[] {
  const time = visitTime(visit, messages);
  if (!time) return [];
  const { appointment_id: id, calendar_uid: own, timezone, service_ids: serviceIds } = visit;
  const uid = calendarUid({ id, calendarUid: own ?? undefined });
  return [{ uid, timestamp: time.timestamp, timezone, minutes: visitMinutes(serviceIds, services?.services ?? []) }];
}

const businessName = ({ business_name: name }: KeptVisit): 'tlc' | 'dietitian' | 'pharmacy' =>
  name === 'dietitian' || name === 'pharmacy' ? name : 'tlc';
