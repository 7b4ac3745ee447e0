import type { CreateReservationReply } from '../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { TimeSlotRow } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { firstWrong, unless } from '../check/unless.ts';
import type { Browser } from '../exchange/Browser.ts';
import { isRecord } from '../exchange/json.ts';
import type { Finding } from './Finding.ts';
import type { KnownAppointment } from './KnownAppointment.ts';

interface Held {
  readonly browser: Browser;
  readonly key: string;
  readonly until: number;
}

/** The clocks of two machines differ by a little. */
const MARGIN_MS = 30_000;

const keyOf = (providerId: string, time: string): string => `${providerId} ${time}`;

/** The times that a run has taken: what is booked, and what a guest holds, is free for nobody else. */
export class TakenTimes {
  readonly #held = new Map<string, Held>();

  /** Notes a hold at a place or of a person. What else its guest held is known no more. */
  hold(browser: Browser, body: unknown, { data }: CreateReservationReply, now: number): void {
    const { reservationCode, expiresAt } = data.appointmentReservations;
    this.forget(browser);
    if (!isRecord(body) || typeof body.locationNumber !== 'string' || typeof body.reservationTime !== 'string') return;
    const until = Date.parse(expiresAt ?? '') - MARGIN_MS;
    if (until > now)
      this.#held.set(reservationCode, { browser, key: keyOf(body.locationNumber, body.reservationTime), until });
  }

  /** Notes that somebody may have released a hold. */
  release(code: string): void {
    this.#held.delete(code);
  }

  /** Notes that a guest did something, after which what they held may be booked, or free. */
  forget(browser: Browser): void {
    for (const [code, held] of this.#held) if (held.browser === browser) this.#held.delete(code);
  }

  /** Says of a search that none of the times is offered that others have. */
  finding(
    rows: readonly TimeSlotRow[],
    appointments: Iterable<KnownAppointment>,
    browser: Browser,
    now: number,
  ): Finding {
    const taken = new Map<string, string>();
    for (const { status, dateTime, providerId } of appointments)
      if (status === 'BOOKED' && dateTime && providerId) taken.set(keyOf(providerId, dateTime.value), 'booked');
    for (const { browser: holder, key, until } of this.#held.values())
      if (holder !== browser && until > now) taken.set(key, 'held by another guest');
    return {
      promise: 'no time that is booked, or that another guest holds',
      violation: firstWrong(
        ...rows.flatMap(({ provider, services }, index) =>
          services.map(({ availability }, which) => {
            const times = availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value));
            const wrong = times.find((time) => taken.has(keyOf(provider.providerId, time)));
            return unless(
              wrong === undefined,
              `/data/appointmentTimeSlots/${index}/services/${which}/availability`,
              `without ${wrong}, which is ${taken.get(keyOf(provider.providerId, wrong ?? ''))}`,
              'with it',
            );
          }),
        ),
      ),
    };
  }
}

/** Says of a booking or a move that its time was free: no other appointment of the run has it there. */
export const freeFinding = (granted: KnownAppointment, appointments: Iterable<KnownAppointment>): Finding => ({
  promise: 'a time that no other appointment there has',
  violation: unless(
    ![...appointments].some(
      (each) =>
        each.id !== granted.id &&
        each.id !== granted.other &&
        each.status === 'BOOKED' &&
        each.providerId !== undefined &&
        each.providerId === granted.providerId &&
        each.dateTime !== undefined &&
        each.dateTime.value === granted.dateTime?.value,
    ),
    'status',
    '409, as the time is booked',
    '200',
  ),
});
