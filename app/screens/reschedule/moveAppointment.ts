import {
  type Failed,
  isOfFollowup,
  type NewTime,
  newIdempotencyKey,
  type Refused,
  type RescheduleRefusal,
  rescheduleAppointment,
} from '../../api/index.ts';
import { type AppServices, reportOutcome } from '../../app-services/index.ts';
import {
  type Appointment,
  isTimeRefusal,
  type Move,
  type MoveAttempt,
  movedOf,
  type PickedAppointments,
  placeFields,
  secondOf,
  type TimeRefusal,
} from '../../journey/index.ts';
import { listReservationCodes, releaseCodes } from '../../reservation/index.ts';
import { readCurrentTime } from './readCurrentTime.ts';

/** The longest wait for a release, in milliseconds. The move does not need it: the server also takes it from this guest. */
const releaseTimeoutMs = 5_000;

/**
 * Why an appointment was not moved. `unanswered`: nobody knows whether it was. `busy`: the server was too busy to move it.
 * `alreadyMoved`: it has another time than the guest saw, which the journey knows by now. `secondCanceled`: only the first of a
 * pair is left to move, which the journey knows, too. Each of the others is a key of the messages of a refused move.
 */
export type MoveFailure =
  | TimeRefusal
  | SecondRefused
  | 'unanswered'
  | 'busy'
  | 'alreadyMoved'
  | 'secondCanceled'
  | 'canceled'
  | 'past'
  | 'notFound'
  | 'tooCloseFirst'
  | 'tooCloseSecond'
  | 'rejected';

/** The time of the second of a pair was refused, so that neither has moved. */
export interface SecondRefused {
  readonly second: TimeRefusal;
}

/**
 * Moves the appointment, or both of a pair, to what is picked, whose reservations are released first, as a booking does.
 * The same times are sent again under the same key, so a retry moves nothing twice. On success the journey has the new
 * times.
 *
 * @param onFailed is told of the call, where it was answered by no reply and no refusal that the guest can do something about
 * @returns undefined on success, and when the guest has left the move in the meantime
 */
export async function moveAppointment(
  appServices: AppServices,
  onFailed: (call: Failed) => void = () => undefined,
): Promise<MoveFailure | undefined> {
  const { api, journey, analytics } = appServices;
  // The page that tells the guest must be there before anything is moved.
  if (!(await appServices.readyToConfirm())) return 'unanswered';
  const { move, picked } = journey.getState();
  const { appointment, provider } = picked;
  if (!move || !appointment || !provider) return undefined;
  const second = picked.followup && secondOf(move);
  const followup = second && picked.followup;
  const attempt = attemptFor(move, { appointment, provider, ...(followup && { followup }) });
  journey.dispatch({ type: 'moveSent', attempt });
  const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, releaseTimeoutMs) };
  await releaseCodes({ ...appServices, api: shortTimeoutApi }, listReservationCodes(picked));
  const newTime: NewTime = {
    currentDateTime: zonedTime(move.appointments.find(({ id }) => id === move.id)),
    dateTime: zonedTime(appointment),
    ...(followup && { followup: { currentDateTime: zonedTime(second), dateTime: zonedTime(followup) } }),
    ...placeFields(provider),
  };
  const outcome = await rescheduleAppointment(api, move, newTime, attempt.key);
  if (journey.getState().move?.attempt !== attempt) return undefined;
  if (outcome.kind === 'ok') {
    // By video anybody may have the new time, so the place is the one that was picked.
    const { timestamp } = appointment;
    journey.dispatch({ type: 'moved', timestamp, provider, ...(followup && { followup: followup.timestamp }) });
    journey.dispatch({ type: 'completeFlow' });
    return undefined;
  }
  reportOutcome(analytics, outcome);
  if (outcome.kind === 'failed') onFailed(outcome);
  const reason = moveFailure(outcome, move);
  const isOfSecond = outcome.kind === 'refused' && isOfFollowup(outcome);
  // A busy server says nothing of an earlier try.
  const failure = reason === 'busy' && move.attempt ? 'unanswered' : reason;
  if (failure === 'alreadyMoved' || (failure === 'canceled' && isOfSecond))
    return tellCurrentTime(appServices, move, attempt);
  if (failure !== 'unanswered') journey.dispatch({ type: 'moveRefused' });
  return isOfSecond && isTimeRefusal(failure) ? { second: failure } : failure;
}

const zonedTime = ({ timestamp = '', timezone = '' }: Partial<Appointment> = {}) => ({ value: timestamp, timezone });

/** Lets the guest go on from the time that counts. As long as nobody knows it, the same request is asked again. */
async function tellCurrentTime(
  { api, journey }: AppServices,
  move: Move,
  attempt: MoveAttempt,
): Promise<MoveFailure | undefined> {
  const current = await readCurrentTime(api, move);
  if (journey.getState().move?.attempt !== attempt) return undefined;
  if (current === undefined) return 'unanswered';
  if (current === 'canceled' || current === 'past') {
    journey.dispatch({ type: 'moveRefused' });
    return current;
  }
  journey.dispatch({ type: 'movedMeanwhile', ...current });
  if (attempt.followup === undefined || current.times.length > 1) return 'alreadyMoved';
  journey.dispatch({ type: 'clearFollowup' });
  return 'secondCanceled';
}

type WholePick = Required<Pick<PickedAppointments, 'appointment' | 'provider'>> & Pick<PickedAppointments, 'followup'>;

/** The attempt to send now: the earlier one for the same times, so that a move whose answer was lost is not made twice. */
function attemptFor(
  { attempt }: Move,
  { appointment: { timestamp }, followup: second, provider: { providerId } }: WholePick,
): MoveAttempt {
  const followup = second?.timestamp;
  const isSame = attempt?.timestamp === timestamp && attempt.followup === followup && attempt.providerId === providerId;
  if (attempt && isSame) return attempt;
  return { key: newIdempotencyKey(), timestamp, providerId, ...(followup !== undefined && { followup }) };
}

function moveFailure(outcome: Refused<RescheduleRefusal> | Failed, move: Move): Exclude<MoveFailure, SecondRefused> {
  if (outcome.kind === 'failed') {
    if (outcome.failure === 'busy') return 'busy';
    return outcome.failure === 'client' ? 'rejected' : 'unanswered';
  }
  switch (outcome.refusal) {
    case 'followupTooEarly':
      return movedOf(move) === 'second' ? 'tooCloseSecond' : 'tooCloseFirst';
    case 'pairElsewhere':
      return 'rejected';
    case 'alreadyCanceled':
      return 'canceled';
    case 'appointmentPast':
      return 'past';
    default:
      return outcome.refusal;
  }
}
