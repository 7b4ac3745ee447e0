import {
  type ApiContext,
  type BookedAppointment,
  type Failed,
  newIdempotencyKey,
  type Refused,
  scheduleAppointment,
  scheduleWalkIn,
} from '../../../api/index.ts';
import {
  type BookingAttempt,
  bookingAttempt,
  hasTime,
  mayBeBooked,
  readPatient,
  type WalkInRequest,
} from '../../../journey/index.ts';
import { listReservationCodes, releaseCodes, reserveAll } from '../../../reservation/index.ts';
import { type AppWiring, reportOutcome } from '../../../wiring/index.ts';

/**
 * The guest waits this long for a reservation that is being made, and for a release; the server takes the booking of
 * whoever holds the time without them as well.
 */
const releaseTimeoutMs = 5_000;

/**
 * Books what is held: releases its reservations first, then submits (BOOK-1). On success the journey holds
 * the codes and the patient, and no answers; else everything is kept.
 *
 * @param build the request, signed at a moment
 * @returns undefined on success
 */
export async function bookAppointment(
  wiring: AppWiring,
  build: (at: Date) => WalkInRequest,
): Promise<BookingFailure | undefined> {
  const { api, journey, analytics } = wiring;
  if (!(await wiring.readyToConfirm())) return 'failed';
  if (wiring.reserving.size > 0) await untilReserved(wiring.reserving);
  // The page may have been left meanwhile, which forgets the answers: nothing is booked behind a guest's back.
  if (journey.getState().intake === undefined) return undefined;
  const attempt = bookingAttempt(journey.getState().attempt, build, new Date(), newIdempotencyKey);
  journey.dispatch({ type: 'attempted', attempt });
  const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, releaseTimeoutMs) };
  await releaseCodes({ ...wiring, api: shortTimeoutApi }, listReservationCodes(journey.getState().reservation));
  const outcome = await submit(api, attempt);
  // The guest may have left meanwhile: then there is nobody to tell, and the e-mail says the rest.
  if (journey.getState().attempt !== attempt) return undefined;
  if (outcome.kind === 'ok') {
    confirm(wiring, outcome.value, attempt.request);
    return undefined;
  }
  reportOutcome(analytics, outcome);
  const refusal = bookingFailure(outcome);
  const failure = refusal === 'conflict' && mayBeBooked(journey.getState()) ? 'unanswered' : refusal;
  // Without an answer it may be booked: then the same attempt must be sent again, and nothing else be claimed.
  if (failure === 'failed') return failure;
  journey.dispatch({ type: 'refused' });
  // A conflict does not say which time of a pair is gone: holding both again does, and keeps the other.
  if (refusal !== 'conflict' || journey.getState().reservation.followup) void reserveAll(wiring);
  return failure;
}

/** What is being reserved now could else be held only after all that is held is released, and take the time from the booking. */
async function untilReserved(reserving: ReadonlySet<Promise<unknown>>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, releaseTimeoutMs, 'late'));
  while (reserving.size > 0) if ((await Promise.race([Promise.allSettled(reserving), late])) === 'late') return;
}

const submit = (api: ApiContext, { request, key }: BookingAttempt) =>
  hasTime(request) ? scheduleAppointment(api, request, key) : scheduleWalkIn(api, request, key);

function confirm({ journey }: AppWiring, booked: readonly BookedAppointment[], request: WalkInRequest) {
  const [first, second] = booked.map(({ id, confirmCode }) => ({ id, confirmCode }));
  if (!first) return;
  journey.dispatch({
    type: 'confirmed',
    booked: first,
    ...(second && { followup: second }),
    patient: readPatient(request),
  });
  journey.dispatch({ type: 'completeFlow' });
}

/**
 * Why a booking did not come about (BOOK-7 to BOOK-10). `failed` is told on the last step; the others are dialogs and the
 * catalogue has words for each. `unanswered`: the time is taken now, maybe by an earlier booking whose answer never came,
 * because the page was reloaded or left meanwhile, or the connection was cut.
 */
export type BookingFailure = 'conflict' | 'duplicate' | 'rejected' | 'unanswered' | 'failed';

export function bookingFailure(outcome: Refused<'conflict' | 'duplicate'> | Failed): BookingFailure {
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.failure === 'client' ? 'rejected' : 'failed';
}
