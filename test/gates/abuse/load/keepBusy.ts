import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { checkScheduleAppointmentReply } from '../../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { paths } from '../../../reference-backend/support/calls.ts';
import { usualSearch } from './timeSearches.ts';

const services = `${paths.services}?filter.businessNames=tlc`;

/** A booking that a guest sends, with a key of its own. */
export interface SentBooking {
  readonly guest: number;
  readonly key: string;
  readonly body: object;
}

/** What became of a request. A refused one was never sent, because nobody accepts its connection. */
export interface Outcome {
  readonly kind: 'answered' | 'refused' | 'reset';
  readonly status?: number;
  /** The confirmation code of a booking. */
  readonly code?: string | undefined;
  readonly booking?: SentBooking;
}

/** One guest of a server, with one connection, which is kept. */
export function busyGuest(url: string, guest: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const always = {
    'x-banner-name': 'thelittleclinic',
    'x-tenant': 'thelittleclinic',
    'x-forwarded-for': `198.51.100.${guest}`,
    cookie: `stepwell_guest=${String(guest).padStart(22, '0')}`,
  };
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${url}${path}`, { agent, method, headers: { ...always, ...headers } }, resolve);
      sent.once('error', reject).end(body);
    });
    return { status: answer.statusCode ?? 0, body: await json(answer) };
  };
  const search = async (path: string): Promise<Outcome> =>
    send('GET', path, {}).then(({ status }): Outcome => ({ kind: 'answered', status }), whyNotAnswered);
  const book = async (booking: SentBooking): Promise<Outcome> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': booking.key };
    const outcome = await send('POST', paths.appointments, headers, JSON.stringify(booking.body)).then(
      ({ status, body }): Outcome => ({ kind: 'answered', status, code: readCode(body) }),
      whyNotAnswered,
    );
    return { ...outcome, booking };
  };
  return { search, book, leave: () => agent.destroy() };
}

const whyNotAnswered = (error: unknown): Outcome => ({
  kind: error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'reset',
});

const readCode = (body: unknown): string | undefined =>
  checkScheduleAppointmentReply(body) ? body.data.appointments[0]?.confirmCode : undefined;

/** How a guest keeps a server busy. */
interface Habit {
  /** Which request comes first: 0 is a booking, 1 a list of services, 2 a search. */
  readonly start: number;
  /** The longest time before a request, in milliseconds. */
  readonly thinks: number;
  readonly nextBooking: () => SentBooking | undefined;
  /** Gets the outcome of each request. */
  readonly tell: (outcome: Outcome) => void;
}

/** Sends a booking, a list of services and a search by turns, until one is not answered. */
export async function keepBusy(
  { search, book }: ReturnType<typeof busyGuest>,
  { start, thinks, nextBooking, tell }: Habit,
): Promise<void> {
  for (let turn = start; ; turn += 1) {
    await wait(Math.random() * thinks);
    const booking = turn % 3 === 0 ? nextBooking() : undefined;
    const outcome = await (booking ? book(booking) : search(turn % 3 === 1 ? services : usualSearch));
    tell(outcome);
    if (outcome.kind !== 'answered') return;
  }
}
