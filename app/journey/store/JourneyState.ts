import type { JsonObject, QuestionsState, WizardState } from '#engine';
import { type Flow, initialFlow } from '../flow/Flow.ts';
import type { BookingAttempt } from '../request/bookingAttempt.ts';
import { type Appointment, emptyReservation, type Provider, type Reservation } from '../reservation/Reservation.ts';

/** What the guest carries between screens. Answers and patient live in memory only. */
export interface JourneyState {
  readonly flow: Flow;
  readonly reservation: Reservation;
  /** The intake form as the guest left it; absent before the first answer and after the booking. */
  readonly intake?: WizardState;
  /** The guest had begun the form of what is held, and its answers are gone: with a reload, or because the page was left. */
  readonly answersGone?: true;
  /** The prescreen as the guest left it. */
  readonly prescreen?: PrescreenState;
  /** What the last prescreen tells the form, by the names that rules know. Personal, like the prescreen itself. */
  readonly priorAnswers?: JsonObject;
  /** The last booking that was sent and not yet answered for good. */
  readonly attempt?: BookingAttempt;
  /** Whom the confirmation greets; present from the booking until the guest leaves it. */
  readonly patient?: Patient;
  /** What the guest has canceled here, until the guest leaves: for the reschedule link and the guest's calendar. */
  readonly canceled?: Canceled;
}

export interface Canceled {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
}

export interface Patient {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  /** 'YYYY-MM-DD' */
  readonly dateOfBirth?: string;
}

export const initialJourney: JourneyState = { flow: initialFlow, reservation: emptyReservation };

/**
 * Whether the held slot may be the guest's own appointment already: a booking of it was sent, by this page or before it was
 * reloaded, whose answer never came and cannot come any more.
 */
export const mayBeBooked = ({ reservation: { appointment }, attempt }: JourneyState): boolean =>
  appointment?.wasSent === true || (appointment?.isSent === true && attempt === undefined);

/** The answers of a prescreen. Personal: they live in memory only, and none of them goes into an address or a history. */
export interface PrescreenState {
  /** The type of the prescreen and the service wanted: answers for another one are not these. */
  readonly key: string;
  /** Absent where no form is asked. */
  readonly wizard?: WizardState;
  /** Absent until the questions are reached. */
  readonly questions?: QuestionsState;
}
