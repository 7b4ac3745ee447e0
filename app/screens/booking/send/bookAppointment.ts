import {
  type ApiContext,
  type BookedAppointment,
  type BookingRefusal,
  type Failed,
  newIdempotencyKey,
  type Refused,
  scheduleAppointment,
  scheduleWalkIn,
} from '../../../api/index.ts';
import { type AppServices, reportOutcome } from '../../../app-services/index.ts';
import {
  asksForFluVaccine,
  type BookingAttempt,
  bookingAttempt,
  isTimed,
  isTimeLimit,
  mayBeBooked,
  readPatient,
  type TimeLimit,
  type VisitRequest,
} from '../../../journey/index.ts';
import { listReservationCodes, releaseCodes, reserveAll } from '../../../reservation/index.ts';

/**
 * The longest that the guest waits for a reservation being made, and for a release. The booking needs neither: the
 * server also accepts it from the guest who has the slot reserved.
 */
const releaseTimeoutMs = 5_000;

/**
 * Books what is picked: releases its reservations first, then submits (BOOK-1). On success the journey has the codes
 * and the patient, but no answers; otherwise everything is kept.
 *
 * Where nothing has to be waited for, the release is sent before this returns: a phone then renders the form that is
 * being sent while the release is under way.
 *
 * @param request builds the request as signed at the given moment, once it has what it needs
 * @param onFailed is told of the call, where it was answered by no reply and no refusal that the guest can do something about
 * @returns undefined on success
 */
export async function bookAppointment(
  appServices: AppServices,
  request: Promise<(at: Date) => VisitRequest>,
  onFailed: (call: Failed) => void = () => undefined,
): Promise<BookingFailure | undefined> {
  const { api, journey, analytics } = appServices;
  // Without a connection nothing is sent, so that the guest need not think that the appointment may be booked.
  const isReady = navigator.onLine && appServices.readyToConfirm();
  if (isReady !== true && !(await isReady)) return 'failed';
  if (appServices.reserving.size > 0) await untilReserved(appServices.reserving);
  // The guest may have left in the meantime, which forgets the answers. Then nothing is booked.
  const hasLeft = () => journey.getState().intake === undefined;
  if (hasLeft()) return undefined;
  const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, releaseTimeoutMs) };
  const codes = listReservationCodes(journey.getState().picked);
  const released = releaseCodes({ ...appServices, api: shortTimeoutApi }, codes);
  const build = await request;
  if (hasLeft()) return undefined;
  const inDoubt = journey.getState().attempt !== undefined;
  const attempt = bookingAttempt(journey.getState().attempt, build, new Date(), newIdempotencyKey);
  journey.dispatch({ type: 'attempted', attempt });
  await released;
  const outcome = await submit(api, attempt);
  // The guest may have left in the meantime. Then nobody sees the outcome here, and the email brings it.
  if (journey.getState().attempt !== attempt) return undefined;
  if (outcome.kind === 'ok') {
    confirm(appServices, outcome.value, attempt.request);
    return undefined;
  }
  reportOutcome(analytics, outcome);
  if (outcome.kind === 'failed') onFailed(outcome);
  const reason = bookingFailure(outcome);
  const isTimeRefused = reason === 'conflict' || isTimeLimit(reason);
  const failure = isTimeRefused && mayBeBooked(journey.getState()) ? 'unanswered' : reason;
  // Without an answer, the appointment may be booked: the attempt is kept, so that the same one is sent again. A busy
  // server says nothing of an earlier try.
  if (failure === 'failed' || (failure === 'busy' && inDoubt)) return failure;
  journey.dispatch({ type: 'refused', isLost: isTimeRefused });
  // A conflict does not show which slot of a pair is taken. Reserving both again shows it, and keeps the other one.
  if (!isTimeRefused || journey.getState().picked.followup) void reserveAll(appServices);
  return failure;
}

/**
 * Waits for reservations that are being made. Otherwise one might be made only after the release, and take the slot
 * from the booking.
 */
async function untilReserved(reserving: ReadonlySet<Promise<unknown>>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, releaseTimeoutMs, 'late'));
  while (reserving.size > 0) if ((await Promise.race([Promise.allSettled(reserving), late])) === 'late') return;
}

const submit = (api: ApiContext, { request, key }: BookingAttempt) =>
  isTimed(request) ? scheduleAppointment(api, request, key) : scheduleWalkIn(api, request, key);

function confirm({ journey }: AppServices, booked: readonly BookedAppointment[], request: VisitRequest) {
  const [first, second] = booked.map(({ id, confirmCode, canReschedule, canRescheduleBoth, calendarUid }) => ({
    id,
    confirmCode,
    ...(canReschedule && { canReschedule }),
    ...(canRescheduleBoth && { canRescheduleBoth }),
    ...(calendarUid !== undefined && { calendarUid }),
  }));
  if (!first) return;
  const services = journey.getState().picked.appointment?.services ?? [];
  journey.dispatch({
    type: 'confirmed',
    booked: { ...first, ...(asksForFluVaccine(request, services) && { addsFluVaccine: true }) },
    ...(second && { followup: second }),
    patient: readPatient(request),
  });
  journey.dispatch({ type: 'completeFlow' });
}

/**
 * Why a booking was not made (BOOK-7 to BOOK-10, BOOK-28, BOOK-30). `failed` and `busy` are shown on the last step; each of the others has
 * a dialog with messages of its own. `unanswered`: the slot is taken, maybe by an earlier booking of this guest whose answer
 * never came, because the page was reloaded or left in the meantime, or the connection was cut.
 */
export type BookingFailure =
  | 'conflict'
  | TimeLimit
  | 'duplicate'
  | 'incompatible'
  | 'rejected'
  | 'unanswered'
  | 'busy'
  | 'failed';

export function bookingFailure(outcome: Refused<BookingRefusal> | Failed): BookingFailure {
  if (outcome.kind === 'refused') return outcome.refusal;
  if (outcome.failure === 'busy') return 'busy';
  return outcome.failure === 'client' ? 'rejected' : 'failed';
}
