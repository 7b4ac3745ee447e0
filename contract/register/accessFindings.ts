import { unless } from '../check/unless.ts';
import type { Finding } from './Finding.ts';
import type { KnownAppointment } from './KnownAppointment.ts';
import { isPast } from './lookupFindings.ts';

/** What was asked of an appointment by its id and a code, and how it was answered. */
interface Access {
  readonly known: KnownAppointment;
  /** The code that was sent. */
  readonly sent: string;
  readonly now: number;
  readonly status: number;
  /** That of a refusal. */
  readonly code: unknown;
  /** Whether the call would change the appointment. */
  readonly changes: boolean;
}

/** Codes of refusals that say what became of an appointment, or where it is. */
const TELLING: readonly unknown[] = [
  'alreadyCanceled',
  'alreadyMoved',
  'appointmentPast',
  'followupTooEarly',
  'noFollowup',
  'pairElsewhere',
];

/** What is promised of an answer about one appointment: it is given by the code alone, and whatever became of it. */
export function accessFindings({ known, sent, now, status, code, changes }: Access): readonly Finding[] {
  const isOwn = sent.toLowerCase() === known.confirmCode.toLowerCase() && known.dateTime !== undefined;
  const isCanceled = known.status === 'CANCELED';
  const past = isPast(known, now);
  const isMissing = status === 404 && code === 'appointmentNotFound';
  return [
    {
      promise: 'by its code alone',
      violation: unless(
        isOwn ? !isMissing : status !== 200 && !TELLING.includes(code),
        'status',
        isOwn ? 'an answer to who has its code' : 'none to who has not its code',
        String(status),
      ),
    },
    ...(isOwn && changes
      ? [
          {
            promise: 'granted while it is booked, and refused (409) once it is canceled',
            violation: unless(
              isCanceled ? status !== 200 : code !== 'alreadyCanceled',
              'status',
              isCanceled ? '409: it is canceled' : '200: it is booked',
              String(status),
            ),
          },
          {
            promise: 'refused (400) once its time is past, and not before',
            violation: unless(
              past === undefined || isCanceled || (past ? status !== 200 : code !== 'appointmentPast'),
              'status',
              past ? '400: its time is past' : 'no refusal as of what is past',
              String(status),
            ),
          },
        ]
      : []),
  ];
}
