import { isDeepStrictEqual } from 'node:util';
import { booking, paths, rescheduling } from '../../../reference-backend/support/calls.ts';
import { type Answer, callerAt } from '../Caller.ts';
import { untilAnswered } from '../cut/untilAnswered.ts';

/** Somebody who has an appointment and wants the time that all want. */
export interface MovingGuest {
  readonly name: string;
  readonly id: string;
  readonly confirmCode: string;
  readonly badNetwork: string;
  readonly goodNetwork: string;
}

/** The time that all want. */
export const wanted = '14:00:00';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

/** How one request of a guest ended. */
export interface Ended {
  readonly answer: Answer;
  /** How many of its tries were cut off. */
  readonly cut: number;
  readonly errors: readonly string[];
}

type Networks = Pick<MovingGuest, 'name' | 'badNetwork' | 'goodNetwork'>;

/** Sends over the bad network until there is an answer. One that changed something must come again over a good network. */
async function sendThrough({ name, badNetwork, goodNetwork }: Networks, { method, path, body }: Sent): Promise<Ended> {
  const sending = { body, idempotencyKey: `${method}-${name}` };
  const { answer, cut } = await untilAnswered(callerAt(badNetwork, name, 'own'), method, path, sending);
  if (answer.status !== 200) return { answer, cut, errors: [] };
  const again = await untilAnswered(callerAt(goodNetwork, name), method, path, sending);
  const isSame = isDeepStrictEqual(again.answer, answer);
  return { answer, cut, errors: isSame ? [] : [`${name}: a retry of ${method} was answered otherwise`] };
}

export const moveThrough = (guest: MovingGuest): Promise<Ended> =>
  sendThrough(guest, {
    method: 'POST',
    path: `${paths.appointments}/${guest.id}/reschedule`,
    body: rescheduling(guest.confirmCode, wanted),
  });

export const cancelThrough = (guest: MovingGuest): Promise<Ended> =>
  sendThrough(guest, {
    method: 'PUT',
    path: `${paths.appointments}/${guest.id}`,
    body: { status: 'CANCELED', confirmCode: guest.confirmCode },
  });

export const bookThrough = (networks: Networks): Promise<Ended> =>
  sendThrough(networks, { method: 'POST', path: paths.appointments, body: booking(networks.name, wanted) });
