import type { JsonObject, QuestionsState, WizardState } from '#engine';
import { type Flow, initialFlow } from '../flows.ts';
import {
  type Appointment,
  noAppointments,
  type PickedAppointments,
  type Provider,
} from '../picked/PickedAppointments.ts';
import type { Patient } from '../request/readPatient.ts';
import type { BookingAttempt, ForwardedAnswers } from '../request/visitRequest.ts';
import type { Point } from '../search/Point.ts';

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
  /** Set on the confirmation of an appointment that was moved, or of both of a pair, until the guest leaves it. */
  readonly wasMoved?: 'one' | 'both';
}

/** A prescreen that was answered, and the services that its answers led to. Its answers are not kept with it. */
export interface AnsweredPrescreen {
  readonly type: string;
  readonly serviceIds: readonly number[];
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

/**
 * A booked appointment that the guest is moving to another time. It has the id and the code, so it is kept in memory
 * only: a reload drops it (docs/decisions/040-moving-an-appointment.md).
 */
export interface Move {
  /** What is booked and can be changed: an appointment, or after it its follow-up. */
  readonly appointments: readonly Appointment[];
  /** Id of the one that moves. */
  readonly id: string;
  readonly confirmCode: string;
  /** Where, or with whom, it is now. */
  readonly provider: Provider;
  /** Whether it is one of two that are booked, which stay at one place. */
  readonly staysThere: boolean;
  /** When the first of two is, if the second moves: the second is due some days after it. */
  readonly follows?: Pick<Appointment, 'timestamp'>;
  /** What the confirmation shows of the patient, if the guest came from there. */
  readonly patient?: Patient;
  /** The last request that was sent and has no answer yet. */
  readonly attempt?: MoveAttempt;
}

/** What the server says of the appointments of a move that somebody else moved in the meantime, as in a second tab. */
export interface MovedMeanwhile {
  /** Of the one that moves, and where the other of a pair is not canceled of that as well. The first of them comes first. */
  readonly times: readonly { readonly id: string; readonly value: string; readonly timezone: string }[];
  readonly provider: Provider;
}

/** One request to move: the same times under the same key, however often it is sent. */
export interface MoveAttempt {
  readonly key: string;
  readonly timestamp: string;
  /** That of the second, where both of a pair move. */
  readonly followup?: string;
  readonly providerId: string;
}

/** Which of two is moved; undefined for a single appointment. */
export const movedOf = ({
  follows,
  staysThere,
}: Pick<Move, 'follows' | 'staysThere'>): 'first' | 'second' | undefined =>
  follows ? 'second' : staysThere ? 'first' : undefined;

/** The second of a pair, where its first is moved and the server can move both in one request. */
export function secondOf(move: Move): Appointment | undefined {
  const first = move.appointments.find(({ id }) => id === move.id);
  if (movedOf(move) !== 'first' || !first?.canRescheduleBoth) return undefined;
  return move.appointments.find((one) => one !== first);
}
