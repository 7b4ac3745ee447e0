import { type ApiContext, lookUpAppointment } from '../../api/index.ts';
import type { Move, MovedMeanwhile } from '../../journey/index.ts';

/**
 * Asks the server which time an appointment has that has moved in the meantime, as in a second tab. It may have been
 * canceled or have begun besides, and undefined is no answer: then nobody may go on as if the time were known.
 */
export async function readCurrentTime(
  api: ApiContext,
  move: Pick<Move, 'id' | 'confirmCode'>,
): Promise<MovedMeanwhile | 'canceled' | 'past' | undefined> {
  const outcome = await lookUpAppointment(api, move);
  if (outcome.kind !== 'ok') return undefined;
  const { appointments, provider } = outcome.value;
  const moved = appointments.find(({ id }) => id === move.id);
  if (!moved) return undefined;
  if (moved.status === 'CANCELED') return 'canceled';
  if (moved.isPast) return 'past';
  const booked = appointments.filter(({ status }) => status === 'BOOKED');
  return { times: booked.map(({ id, dateTime }) => ({ id, ...dateTime })), provider };
}
