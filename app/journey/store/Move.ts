import type { Appointment, Provider } from '../picked/PickedAppointments.ts';
import type { Patient } from '../request/readPatient.ts';

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
  /** Of the one that moves, and where there are two of the other as well. The first of them comes first. */
  readonly times: readonly { readonly id: string; readonly value: string; readonly timezone: string }[];
  readonly provider: Provider;
}

/** One request to move: the same time under the same key, however often it is sent. */
export interface MoveAttempt {
  readonly key: string;
  readonly timestamp: string;
  readonly providerId: string;
}

/** Which of two is moved; undefined for a single appointment. */
export const movedOf = ({
  follows,
  staysThere,
}: Pick<Move, 'follows' | 'staysThere'>): 'first' | 'second' | undefined =>
  follows ? 'second' : staysThere ? 'first' : undefined;
