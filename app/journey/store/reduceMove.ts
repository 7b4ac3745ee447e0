import { type Appointment, noAppointments, type Provider } from '../picked/PickedAppointments.ts';
import type { JourneyState, Move, MoveAttempt, MovedMeanwhile } from './JourneyState.ts';

export type MoveAction =
  /** The guest looks for another time. A confirmation shows what is booked until it is left. */
  | { readonly type: 'startMove'; readonly move: Move }
  | { readonly type: 'moveSent'; readonly attempt: MoveAttempt }
  /** The server has refused it, so the last request is not in doubt any more. */
  | { readonly type: 'moveRefused' }
  /** The server has refused it, because the appointment has another time than the guest knew. */
  | ({ readonly type: 'movedMeanwhile' } & MovedMeanwhile)
  /** It has another time now, where the guest has picked it; and the second of a pair, where that moved with it. */
  | ({ readonly type: 'moved' } & NewTimes)
  /** The guest is back on the confirmation of what is booked, and keeps the time. */
  | { readonly type: 'keepTime' }
  | { readonly type: 'endMove' };

interface NewTimes {
  readonly timestamp: string;
  readonly followup?: string;
  readonly provider: Provider;
}

/** The next journey; the same one where nothing is moved. */
export function reduceMove(state: JourneyState, action: MoveAction): JourneyState {
  if (action.type === 'startMove') return { ...state, move: action.move };
  const { move, ...rest } = state;
  if (!move) return state;
  switch (action.type) {
    case 'moveSent':
      return { ...rest, move: { ...move, attempt: action.attempt } };
    case 'moveRefused':
      return { ...rest, move: withoutAttempt(move) };
    case 'movedMeanwhile':
      return { ...rest, move: movedMeanwhile(withoutAttempt(move), action) };
    case 'moved':
      return {
        ...confirmed(rest, move, moveTo(move, action), action.provider),
        wasMoved: action.followup === undefined ? 'one' : 'both',
      };
    case 'keepTime':
      return confirmed(rest, move, move.appointments, move.provider);
    case 'endMove':
      return { ...rest, picked: noAppointments };
  }
}

function confirmed(
  { flow }: JourneyState,
  { patient }: Move,
  [appointment, followup]: readonly Appointment[],
  provider: Provider,
): JourneyState {
  return {
    flow,
    picked: appointment ? { appointment, provider, ...(followup && { followup }) } : noAppointments,
    ...(patient && { patient }),
  };
}

const moveTo = (
  { appointments, id }: Move,
  { timestamp, followup, provider: { timezone } }: NewTimes,
): readonly Appointment[] =>
  appointments.map((one) => {
    const time = one.id === id ? timestamp : followup;
    return time === undefined ? one : { ...one, timestamp: time, timezone };
  });

function movedMeanwhile(move: Move, { times, provider }: MovedMeanwhile): Move {
  const [first] = times;
  const appointments = move.appointments.flatMap((one): readonly Appointment[] => {
    const now = times.find(({ id }) => id === one.id);
    return now ? [{ ...one, timestamp: now.value, timezone: now.timezone }] : [];
  });
  const staysThere = move.staysThere && times.length > 1;
  return {
    ...move,
    appointments,
    provider,
    staysThere,
    ...(move.follows && first && { follows: { timestamp: first.value } }),
  };
}

function withoutAttempt({ attempt: _answered, ...move }: Move): Move {
  return move;
}
