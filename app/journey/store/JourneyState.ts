import type { JsonObject, QuestionsState, WizardState } from '#engine';
import { type Flow, initialFlow } from '../Flow.ts';
import {
  type Appointment,
  noAppointments,
  type PickedAppointments,
  type Provider,
} from '../picked/PickedAppointments.ts';
import type { BookingAttempt } from '../request/bookingAttempt.ts';
import type { Patient } from '../request/readPatient.ts';
import type { ForwardedAnswers } from '../request/withForwarded.ts';
import type { Point } from '../search/Point.ts';
import type { AnsweredPrescreen } from '../services/missingPrescreen.ts';
import type { Move } from './Move.ts';

export type { Patient };

/** What the guest carries between screens. Answers and patient are kept in memory only. */
export interface JourneyState {
  readonly flow: Flow;
  readonly picked: PickedAppointments;
  /** The intake form as the guest left it; absent before the first answer and after the booking. */
  readonly intake?: WizardState;
  /** The guest had begun the form for this slot, but its answers are gone, because the page was reloaded or left. */
  readonly answersGone?: true;
  /** The key of a prescreen that the guest had begun, whose answers are gone for the same reason. */
  readonly prescreenGone?: string;
  /** The prescreen as the guest left it. */
  readonly prescreen?: PrescreenState;
  /** The prescreens that have led to results in this tab, newest last. The tab keeps them over a reload. */
  readonly prescreened?: readonly AnsweredPrescreen[];
  /**
   * The answers that the last prescreen passes to the form, by the names that rules know. Personal, like the prescreen.
   */
  readonly priorAnswers?: JsonObject;
  /** The answers of the last prescreen that go to the clinic with the booking. Personal, like the prescreen. */
  readonly forwarded?: ForwardedAnswers | undefined;
  /** The guest has taken the flu vaccine out again that the search had added. */
  readonly withoutPromotion?: true;
  /** The last booking that was sent and has no final answer yet. */
  readonly attempt?: BookingAttempt;
  /** The patient of the confirmation; present from the booking until the guest leaves the confirmation. */
  readonly patient?: Patient;
  /** Where the guest is, once the browser has told it. Personal: it is kept in memory only. */
  readonly position?: Point;
  /** What the guest has canceled, kept until the guest leaves: for the reschedule link and the guest's calendar. */
  readonly canceled?: Canceled;
  /** The appointment that the guest is moving to another time. */
  readonly move?: Move;
  /** Set on the confirmation of an appointment that was moved, until the guest leaves it. */
  readonly wasMoved?: true;
}

export interface Canceled {
  readonly appointments: readonly Appointment[];
  readonly provider: Provider;
}

export const initialJourney: JourneyState = { flow: initialFlow, picked: noAppointments };

/**
 * Whether the picked slot may already be booked for this guest. A booking of it was sent, by this page or before a
 * reload, but its answer never came and can no longer come.
 */
export const mayBeBooked = ({ picked: { appointment }, attempt }: JourneyState): boolean =>
  appointment?.wasSent === true || (appointment?.isSent === true && attempt === undefined);

/**
 * The answers of a prescreen. They are personal, so they are kept in memory only, never in an address or the history.
 */
export interface PrescreenState {
  /** The type of the prescreen and the service wanted. Answers under one key are not used for another. */
  readonly key: string;
  /** Absent where no form is asked. */
  readonly wizard?: WizardState;
  /** Absent until the questions are reached. */
  readonly questions?: QuestionsState;
  /** Its answers have led to the results. */
  readonly isFinished?: true;
}
