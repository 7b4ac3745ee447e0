import { isDeepStrictEqual } from 'node:util';
import { DateTime } from 'luxon';
import { checkCreateReservationReply } from '../../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { clinic, sunday } from '../../../reference-backend/support/calls.ts';
import type { Deed } from './Deed.ts';
import { appointmentsIn, type Sent } from './GuestRecords.ts';
import { listSteps, type VisitName, visits } from './visits.ts';

type DeedOf<Name extends Deed['do']> = Extract<Deed, { do: Name }>;

/** Who has taken a step of the clinic's time. */
type Claim =
  | { readonly appointmentId: string }
  | { readonly guest: string; readonly code: string; readonly expiresAt: number };

interface Kept {
  readonly guest: string;
  readonly patient: string;
  readonly services: readonly number[];
  /** Undefined for a walk-in. */
  readonly steps: readonly number[] | undefined;
  readonly madeAt: number;
  readonly followupOf?: string;
  isCanceled: boolean;
}

/** One visit that a booking asks for. */
interface Wanted {
  readonly services: readonly number[];
  readonly steps: readonly number[];
}

/** The answer that the server must give. */
export interface Expected {
  readonly status: number;
  /** The code of a refusal. */
  readonly code?: string;
  /** The body of the answer to a retry: the whole first reply. */
  readonly body?: unknown;
}

const minute = 60_000;
const done: Expected = { status: 200 };
const slotTaken: Expected = { status: 409, code: 'slotTaken' };
const timePast: Expected = { status: 409, code: 'timePast' };
const duplicate: Expected = { status: 429, code: 'duplicateAppointment' };
const unknown: Expected = { status: 404, code: 'appointmentNotFound' };

/** A model of the booking calls for one clinic in plain TypeScript: what may be true, and what must be answered. */
export class BookingModel {
  #now = Date.parse(sunday);
  readonly #claims = new Map<number, Claim>();
  readonly #appointments = new Map<string, Kept>();
  readonly #firstReplies = new Map<string, unknown>();

  get now(): number {
    return this.#now;
  }

  /** Advances the clock, but not beyond the day for which replies to retries are kept. */
  wait(minutes: number): void {
    this.#now = Math.min(this.#now + minutes * minute, Date.parse(sunday) + 23 * 60 * minute);
  }

  /**
   * The answer that the server must give. A refusal has its effect here; a success has it when {@link succeed} is
   * called.
   */
  expect({ deed, key }: Sent): Expected {
    if (deed.do === 'release')
      return this.#liveClaims(deed.code).length > 0 ? done : { status: 404, code: 'reservationNotFound' };
    if (deed.do === 'cancel') return this.#expectOfCancel(deed, key);
    if (this.#firstReplies.has(key) && !(deed.do === 'reserve' && this.#isOver(key)))
      return { ...done, body: this.#firstReplies.get(key) };
    if (deed.do === 'reserve') return this.#expectOfSteps(deed.guest, listSteps(deed.visit, deed.time));
    const services = deed.do === 'walkIn' ? [visits[deed.vaccine].service] : listServices(deed);
    const wanted = deed.do === 'walkIn' ? [] : listVisits(deed);
    const refusal = wanted
      .map((visit) => {
        const expected = this.#expectOfSteps(deed.guest, visit.steps);
        return expected === slotTaken && this.#isOwn(deed, visit) ? duplicate : expected;
      })
      .find((each) => each !== done);
    // This is checked last, and only for times that can be booked: with any other time a guest learns nothing about the
    // patient.
    return refusal ?? (this.#has(deed.patient, services) ? duplicate : done);
  }

  /** Applies a deed that succeeded with this reply; a retry has no further effect. */
  succeed({ deed, key }: Sent, body: unknown): void {
    const isRetry = this.#firstReplies.has(key) && isDeepStrictEqual(this.#firstReplies.get(key), body);
    if (deed.do !== 'release') this.#firstReplies.set(key, body);
    if (isRetry) return;
    if (deed.do === 'release') this.#release(deed);
    else if (deed.do === 'cancel') this.#cancel(deed.id);
    else if (deed.do === 'reserve') this.#reserve(deed, body);
    else this.#keep(deed, body);
  }

  /** All steps that are taken, each with the id of the appointment or the code of the reservation. */
  taken(): readonly string[] {
    return [...this.#claims]
      .filter(([, claim]) => 'appointmentId' in claim || claim.expiresAt > this.#now)
      .map(
        ([at, claim]) => `${new Date(at).toISOString()} ${'appointmentId' in claim ? claim.appointmentId : claim.code}`,
      )
      .sort();
  }

  #expectOfSteps(guest: string, steps: readonly number[]): Expected {
    if (steps.some((at) => at <= this.#now)) return timePast;
    const isFree = (claim: Claim | undefined) =>
      claim === undefined || (!('appointmentId' in claim) && (claim.expiresAt <= this.#now || claim.guest === guest));
    return steps.every((at) => isFree(this.#claims.get(at))) ? done : slotTaken;
  }

  /** Whether the same guest has already booked this time for the same patient, so that nobody else has taken it. */
  #isOwn({ guest, patient }: Deed & { readonly patient: string }, { steps, services }: Wanted): boolean {
    const claim = this.#claims.get(steps[0] ?? Number.NaN);
    const kept = claim && 'appointmentId' in claim ? this.#appointments.get(claim.appointmentId) : undefined;
    if (kept === undefined || kept.isCanceled || kept.guest !== guest || kept.patient !== patient) return false;
    return kept.services.some((service) => services.includes(service));
  }

  #has(patient: string, services: readonly number[]): boolean {
    const today = formatDay(this.#now);
    return [...this.#appointments.values()].some((kept) => {
      if (kept.patient !== patient || kept.isCanceled) return false;
      const [starts] = kept.steps ?? [];
      const counts = starts === undefined ? formatDay(kept.madeAt) === today : starts > this.#now;
      return counts && kept.services.some((service) => services.includes(service));
    });
  }

  #expectOfCancel({ id, isRightCode }: DeedOf<'cancel'>, key: string): Expected {
    const kept = this.#appointments.get(id);
    const [starts] = kept?.steps ?? [];
    if (!kept || starts === undefined || !isRightCode) return unknown;
    if (this.#firstReplies.has(key)) return { ...done, body: this.#firstReplies.get(key) };
    if (kept.isCanceled) return { status: 409, code: 'alreadyCanceled' };
    return starts <= this.#now ? { status: 400, code: 'appointmentPast' } : done;
  }

  #cancel(id: string): void {
    for (const [each, kept] of this.#appointments)
      if (each === id || kept.followupOf === id) {
        kept.isCanceled = true;
        for (const [at, claim] of this.#claims)
          if ('appointmentId' in claim && claim.appointmentId === each) this.#claims.delete(at);
      }
  }

  #reserve({ guest, visit, time }: DeedOf<'reserve'>, body: unknown): void {
    if (!checkCreateReservationReply(body)) throw new Error('the reply to a reservation has no code');
    const { reservationCode: code } = body.data.appointmentReservations;
    for (const at of listSteps(visit, time)) this.#claims.set(at, { guest, code, expiresAt: this.#now + 10 * minute });
  }

  /** Whether a reservation has ended or was released. It is then not returned again: a retry reserves the time anew. */
  #isOver(key: string): boolean {
    const reply = this.#firstReplies.get(key);
    if (!checkCreateReservationReply(reply)) return true;
    const { reservationCode, expiresAt } = reply.data.appointmentReservations;
    const until = Date.parse(expiresAt ?? '');
    return this.#liveClaims(reservationCode).every(([, claim]) => claim.expiresAt !== until);
  }

  /**
   * Releases a reservation. The guest who made it keeps it for one more minute; when another guest releases it, it ends
   * at once.
   */
  #release({ guest, code }: DeedOf<'release'>): void {
    const claims = this.#liveClaims(code);
    const isOwn = claims.some(([, claim]) => claim.guest === guest);
    for (const [at, claim] of claims) {
      if (isOwn) this.#claims.set(at, { ...claim, expiresAt: Math.min(claim.expiresAt, this.#now + minute) });
      else this.#claims.delete(at);
    }
  }

  #liveClaims(code: string) {
    return [...this.#claims].flatMap(([at, claim]) =>
      'code' in claim && claim.code === code && claim.expiresAt > this.#now ? [[at, claim] as const] : [],
    );
  }

  #keep(deed: DeedOf<'book'> | DeedOf<'walkIn'>, body: unknown): void {
    const [first, second] = appointmentsIn(body);
    const wanted =
      deed.do === 'walkIn' ? [{ services: [visits[deed.vaccine].service], steps: undefined }] : listVisits(deed);
    for (const [index, { services, steps }] of wanted.entries()) {
      const id = (index === 0 ? first : second)?.id;
      if (id === undefined) throw new Error('the reply to a booking lacks an appointment');
      this.#appointments.set(id, {
        guest: deed.guest,
        patient: deed.patient,
        services,
        steps,
        madeAt: this.#now,
        ...(index > 0 && first && { followupOf: first.id }),
        isCanceled: false,
      });
      for (const at of steps ?? []) this.#claims.set(at, { appointmentId: id });
    }
  }
}

const formatDay = (at: number): string | null => DateTime.fromMillis(at, { zone: clinic.timezone }).toISODate();

const visitAt = (visit: VisitName, time: number) => ({
  services: [visits[visit].service],
  steps: listSteps(visit, time),
});

const listVisits = ({ visit, time, followup }: DeedOf<'book'>) => [
  visitAt(visit, time),
  ...(followup === null ? [] : [visitAt('secondDose', followup)]),
];

const listServices = (deed: DeedOf<'book'>): readonly number[] => listVisits(deed).flatMap(({ services }) => services);
