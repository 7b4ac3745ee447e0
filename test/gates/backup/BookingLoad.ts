import { setTimeout as wait } from 'node:timers/promises';
import { checkScheduleAppointmentReply } from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { booking, clinic, paths } from '../../reference-backend/support/calls.ts';
import { type Caller, callerAt, type Sending } from '../booking/Caller.ts';
import { flu, freeTimes } from '../booking/freeTimes.ts';

/** What guests were told. */
export interface Acknowledged {
  readonly booked: ReadonlySet<string>;
  readonly canceled: ReadonlySet<string>;
}

/** Guests who book, each another time, and some of whom cancel again. */
export interface BookingLoad {
  /** Lets guests book, eight at once, until `until` is fulfilled and everybody has an answer, or none at all. */
  readonly run: (until: Promise<unknown>) => Promise<void>;
  readonly acknowledged: () => Acknowledged;
  /** How many calls had no answer, or the answer that the server cannot be used now. */
  readonly waiting: () => number;
  /** Sends everything that had no answer again, with its key, to another server. */
  readonly sendAgain: (url: string) => Promise<void>;
}

interface Call {
  readonly guest: string;
  readonly method: string;
  readonly path: string;
  readonly sending: Sending;
  /** Id of the appointment that this cancels. */
  readonly cancels?: string;
}

const GUESTS_AT_ONCE = 8;

export async function openBookingLoad(urls: readonly string[]): Promise<BookingLoad> {
  const times = (await freeTimes(urls[0] ?? '')).entries();
  const [booked, canceled] = [new Set<string>(), new Set<string>()];
  let waiting: Call[] = [];

  /** @returns the appointment that was booked */
  const send = async (call: Call, url: string) => {
    const caller: Caller = callerAt(url, call.guest);
    const answer = await caller(call.method, call.path, call.sending).catch(() => undefined);
    if (answer === undefined || answer.status >= 500) {
      waiting.push(call);
      return undefined;
    }
    if (answer.status !== 200) throw new Error(`${call.method} was answered ${answer.status}`);
    if (call.cancels !== undefined) canceled.add(call.cancels);
    const [visit] = checkScheduleAppointmentReply(answer.body) ? answer.body.data.appointments : [];
    if (visit && call.cancels === undefined) booked.add(visit.id);
    return visit;
  };

  const bookAndCancel = async (turn: number, time: string): Promise<void> => {
    const url = urls[turn % urls.length] ?? '';
    const guest = `Guest${turn}`;
    const dateTime = { value: time, timezone: clinic.timezone };
    const body = booking(guest, '', { serviceIds: [flu], dateTime });
    const book = { guest, method: 'POST', path: paths.appointments, sending: { body, idempotencyKey: `book-${turn}` } };
    const visit = await send(book, url);
    if (!visit || turn % 5 > 0) return;
    const cancel = { body: { status: 'CANCELED', confirmCode: visit.confirmCode }, idempotencyKey: `cancel-${turn}` };
    await send(
      { guest, method: 'PUT', path: `${paths.appointments}/${visit.id}`, sending: cancel, cancels: visit.id },
      url,
    );
  };

  return {
    run: async (until) => {
      let isOver = false;
      const over = until.finally(() => {
        isOver = true;
      });
      const goOn = async (): Promise<void> => {
        while (!isOver) {
          const next = times.next();
          if (next.done) throw new Error('all times are booked before the gate is over');
          const before = waiting.length;
          await bookAndCancel(...next.value);
          if (waiting.length > before) await wait(100); // the server is gone
        }
      };
      await Promise.all([over, ...Array.from({ length: GUESTS_AT_ONCE }, goOn)]);
    },
    acknowledged: () => ({ booked: new Set(booked), canceled: new Set(canceled) }),
    waiting: () => waiting.length,
    sendAgain: async (url) => {
      const calls = waiting;
      waiting = [];
      for (const call of calls) await send(call, url);
    },
  };
}
