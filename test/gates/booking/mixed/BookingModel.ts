import { isDeepStrictEqual } from 'node:util';
import { DateTime } from 'luxon';
import { checkCreateReservationReply } from '../../../../schemas/generated/api/create-reservation/reply.js';
import { clinic, sunday } from '../../../reference-backend/support/calls.ts';
import type { Deed } from './Deed.ts';
import { appointmentsIn, type Sent } from './GuestRecords.ts';
import { listSteps, type VisitName, visits } from './visits.ts';

type DeedOf<Name extends Deed['do']> = Extract<Deed, { do: Name }>;

/** Who has a step of the clinic's time. */
type Claim =
  | { readonly appointmentId: string }
  | { readonly guest: string; readonly code: string; readonly expiresAt: number };

interface Kept {
  readonly guest: string;
  readonly patient: string;
  readonly services: readonly number[];
  /** Undefined of a walk-in. */
  readonly steps: readonly number[] | undefined;
  readonly madeAt: number;
  readonly followupOf?: string;
  isCanceled: boolean;
  wrongCodes: number;
  lockedUntil: number;
}

/** One visit that a booking asks for. */
interface Wanted {
  readonly services: readonly number[];
  readonly steps: readonly number[];
}

/** What must be answered. */
export interface Expected {
  readonly status: number;
  /** Of a refusal. */
  readonly code?: string;
  /** Of a retry: the first reply, whole. */
  readonly body?: unknown;
}

const minute = 60_000;
const done: Expected = { status: 200 };
const slotTaken: Expected = { status: 409, code: 'slotTaken' };
const timePast: Expected = { status: 409, code: 'timePast' };
const duplicate: Expected = { status: 429, code: 'duplicateAppointment' };
const unknown: Expected = { status: 404, code: 'appointmentNotFound' };

/** The promises of the booking calls for one clinic, in plain TypeScript: what may be true, and what must be answered. */
export class BookingModel {
  #now = Date.parse(sunday);
  readonly #claims = new Map<number, Claim>();
  readonly #appointments = new Map<string, Kept>();
  readonly #firstReplies = new Map<string, unknown>();

  get now(): number {
    return this.#now;
  }

  /** Not longer than replies to retries are kept: a day. */
  wait(minutes: number): void {
    this.#now = Math.min(this.#now + minutes * minute, Date.parse(sunday) + 23 * 60 * minute);
  }

  /** What must be answered to it. A refusal has had its effect by then; a success has it when {@link succeed} is told. */
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
    // Last, and only of times that it could take: who asks for another hears nothing of the patient.
    return refusal ?? (this.#has(deed.patient, services) ? duplicate : done);
  }

  /** It was done, and this was the reply; of a retry nothing more happens. */
  succeed({ deed, key }: Sent, body: unknown): void {
    const isRetry = this.#firstReplies.has(key) && isDeepStrictEqual(this.#firstReplies.get(key), body);
    if (deed.do !== 'release') this.#firstReplies.set(key, body);
    if (isRetry) return;
    if (deed.do === 'release') this.#release(deed);
    else if (deed.do === 'cancel') this.#cancel(deed.id);
    else if (deed.do === 'reserve') this.#reserve(deed, body);
    else this.#keep(deed, body);
  }

  /** Each step that is taken, with whose it is: the appointment's id, or the reservation's code. */
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

  /** The same guest has booked this very time for the same patient: that nobody else took. */
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
    if (!kept || starts === undefined || kept.lockedUntil > this.#now) return unknown;
    if (!isRightCode) {
      kept.wrongCodes = (kept.wrongCodes + 1) % 5;
      if (kept.wrongCodes === 0) kept.lockedUntil = this.#now + 15 * minute;
      return unknown;
    }
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

  /** A hold that has ended, or was released, is not given again: a retry takes the time anew. */
  #isOver(key: string): boolean {
    const reply = this.#firstReplies.get(key);
    if (!checkCreateReservationReply(reply)) return true;
    const { reservationCode, expiresAt } = reply.data.appointmentReservations;
    const until = Date.parse(expiresAt ?? '');
    return this.#liveClaims(reservationCode).every(([, claim]) => claim.expiresAt !== until);
  }

  /** The guest keeps a minute's grace; released by somebody else there is none. */
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
        wrongCodes: 0,
        lockedUntil: 0,
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
