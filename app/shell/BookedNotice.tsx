import type { ReactNode, Ref } from 'react';
import { useJourney } from '../app-services/index.ts';
import { dateLabel, timeLabel } from '../formatting/dateLabel.ts';
import { type Appointment, isWalkIn, type PickedAppointments } from '../journey/index.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { type AppointmentMessages, appointmentMessages } from '../messages/generated/appointmentMessages.ts';
import { confirmationMessages } from '../messages/generated/confirmationMessages.ts';
import { siteMessages } from '../messages/generated/siteMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Notice } from '../ui/alerts/Notice.tsx';
import { Fact, Facts } from '../ui/brand/Facts.tsx';
import styles from './BookedNotice.module.css';

interface BookedNoticeProps {
  readonly booked: PickedAppointments;
  /** What the guest can do now. */
  readonly children: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Replaces a confirmation that cannot be shown. Above all, it confirms that the appointment is booked. */
export function BookedNotice({ booked, children, headingRef }: BookedNoticeProps) {
  const { bookedOnly } = useMessages(siteMessages);
  const { headline } = useMessages(confirmationMessages);
  const messages = useMessages(appointmentMessages);
  return (
    <Notice heading={headline} headingRef={headingRef} text={bookedOnly}>
      <div className={styles.facts}>
        <Facts>
          {bookedFacts(booked, messages).map(({ term, value, isCode }) => (
            <Fact key={`${term} ${value}`} term={term}>
              <dd translate={isCode && 'no'}>{value}</dd>
            </Fact>
          ))}
        </Facts>
      </div>
      {children}
    </Notice>
  );
}

interface BookedFact {
  readonly term: string;
  readonly value: string;
  /** Whether the value is a code, which no browser should translate. */
  readonly isCode?: true;
}

/** What a guest must know to come. It is made without the libraries of the confirmation, which may not have arrived. */
function bookedFacts(
  { appointment, followup, provider }: PickedAppointments,
  messages: AppointmentMessages,
): readonly BookedFact[] {
  const booked = [appointment, followup].flatMap((one) => one ?? []);
  const place = provider?.vanityName ?? provider?.clinicianName ?? provider?.legalName;
  const address = provider?.address;
  const where = [place, ...(address?.addressLines ?? []), address?.cityTown].filter((part) => part !== undefined);
  return [
    ...booked
      .filter((one) => !isWalkIn(one))
      .map((one) => ({ term: messages.when, value: whenLabel(one, messages.at) })),
    ...(where.length > 0 ? [{ term: messages.where, value: where.join(', ') }] : []),
    ...booked.flatMap(({ confirmCode }) =>
      confirmCode === undefined ? [] : [{ term: messages.code, value: confirmCode, isCode: true as const }],
    ),
  ];
}

function whenLabel({ timestamp, timezone }: Appointment, template: AppointmentMessages['at']): string {
  const date = dateLabel(timestamp.slice(0, 10), 'full');
  return fillTemplate(template, { date, time: `${timeLabel(timestamp)} ${zoneName(timezone)}`.trim() });
}

/** 'Eastern Time'; '' for a zone that the browser does not know. */
function zoneName(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** What the guest has just booked, until the confirmation is left; otherwise undefined. */
export function useBooked(): PickedAppointments | undefined {
  const picked = useJourney((journey) => journey.picked);
  return picked.appointment?.confirmCode === undefined ? undefined : picked;
}
