import {
  type Failed,
  type NewTime,
  newIdempotencyKey,
  type Refused,
  type RescheduleRefusal,
  rescheduleAppointment,
} from '../../api/index.ts';
import { type AppServices, reportOutcome } from '../../app-services/index.ts';
import {
  type Appointment,
  type Move,
  type MoveAttempt,
  movedOf,
  type Provider,
  placeFields,
  type TimeRefusal,
} from '../../journey/index.ts';
import { listReservationCodes, releaseCodes } from '../../reservation/index.ts';
import { readCurrentTime } from './readCurrentTime.ts';

/** The longest wait for a release, in milliseconds. The move does not need it: the server also takes it from this guest. */
const releaseTimeoutMs = 5_000;

/**
 * Why an appointment was not moved. `unanswered`: nobody knows whether it was. `busy`: the server was too busy to move it.
 * `alreadyMoved`: it has another time than the guest saw, which the journey knows by now. Each of the others is a key of the messages of a refused move.
 */
export type MoveFailure =
  | TimeRefusal
  | 'unanswered'
  | 'busy'
  | 'alreadyMoved'
  | 'canceled'
  | 'past'
  | 'notFound'
  | 'tooCloseFirst'
  | 'tooCloseSecond'
  | 'rejected';

/**
 * Moves the appointment to the picked time, whose reservation is released first, as a booking does. The same time is
 * sent again under the same key, so a retry moves nothing twice. On success the journey has the new time.
 *
 * @returns undefined on success, and when the guest has left the move in the meantime
 */
export async function moveAppointment(appServices: AppServices): Promise<MoveFailure | undefined> {
  const { api, journey, analytics } = appServices;
  // The page that tells the guest must be there before anything is moved.
  if (!(await appServices.readyToConfirm())) return 'unanswered';
  const { move, picked } = journey.getState();
  const { appointment, provider } = picked;
  if (!move || !appointment || !provider) return undefined;
  const attempt = attemptFor(move, appointment, provider);
  journey.dispatch({ type: 'moveSent', attempt });
  const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, releaseTimeoutMs) };
  await releaseCodes({ ...appServices, api: shortTimeoutApi }, listReservationCodes(picked));
  const { timestamp, timezone } = appointment;
  const newTime = {
    currentDateTime: currentDateTime(move),
    dateTime: { value: timestamp, timezone },
    ...placeFields(provider),
  };
  const outcome = await rescheduleAppointment(api, move, newTime, attempt.key);
  if (journey.getState().move?.attempt !== attempt) return undefined;
  if (outcome.kind === 'ok') {
    // By video anybody may have the new time, so the place is the one that was picked.
    journey.dispatch({ type: 'moved', timestamp, provider });
    journey.dispatch({ type: 'completeFlow' });
    return undefined;
  }
  reportOutcome(analytics, outcome);
  const reason = moveFailure(outcome, move);
  // A busy server says nothing of an earlier try.
  const failure = reason === 'busy' && move.attempt ? 'unanswered' : reason;
  if (failure === 'alreadyMoved') return tellCurrentTime(appServices, move, attempt);
  if (failure !== 'unanswered') journey.dispatch({ type: 'moveRefused' });
  return failure;
}

/** The time of which the guest has been shown that it is given up. */
function currentDateTime({ appointments, id }: Move): NewTime['currentDateTime'] {
  const { timestamp = '', timezone = '' } = appointments.find((one) => one.id === id) ?? {};
  return { value: timestamp, timezone };
}

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
  return 'alreadyMoved';
}

/** The attempt to send now: the earlier one for the same time, so that a move whose answer was lost is not made twice. */
function attemptFor(
  { attempt }: Move,
  { timestamp }: Appointment,
  { providerId }: Pick<Provider, 'providerId'>,
): MoveAttempt {
  if (attempt && attempt.timestamp === timestamp && attempt.providerId === providerId) return attempt;
  return { key: newIdempotencyKey(), timestamp, providerId };
}

function moveFailure(outcome: Refused<RescheduleRefusal> | Failed, move: Move): MoveFailure {
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
