import {
  type CancelAppointmentReply,
  checkCancelAppointmentReply,
} from '../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import {
  checkLookupAppointmentReply,
  type LookupAppointmentReply,
} from '../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import {
  checkRescheduleAppointmentReply,
  type RescheduleAppointmentReply,
} from '../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { checkRescheduleAppointmentRequest } from '../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import {
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkScheduleAppointmentRequest } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import {
  checkScheduleWalkInReply,
  type ScheduleWalkInReply,
} from '../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import { checkScheduleWalkInRequest } from '../../schemas/generated/api/appointments/schedule-walk-in/request.js';
import { checkListServicesReply } from '../../schemas/generated/api/services/list-services/reply.js';
import {
  type CreateReservationReply,
  checkCreateReservationReply,
} from '../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { checkSearchTimeSlotsReply } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import { addresses, type ContractName } from '../calls/addresses.ts';
import type { ContractViolation } from '../check/CheckResult.ts';
import type { Browser } from '../exchange/Browser.ts';
import type { Exchange } from '../exchange/Exchange.ts';
import { isRecord, parseJson } from '../exchange/json.ts';
import type { Query, Sending } from '../exchange/Sending.ts';
import { accessFindings } from './accessFindings.ts';
import { bookingFindings, reservationFindings } from './bookingFindings.ts';
import { cancelFindings, moveFindings } from './changeFindings.ts';
import type { Finding } from './Finding.ts';
import { GuestCookies } from './GuestCookies.ts';
import { type KnownAppointment, knownFrom } from './KnownAppointment.ts';
import { lookupFindings } from './lookupFindings.ts';
import { RequestsUnderWay } from './RequestsUnderWay.ts';
import { Retries } from './Retries.ts';
import { Replies } from './replies/Replies.ts';
import { freeFinding, TakenTimes } from './TakenTimes.ts';

/** A promise about every reply of a call, and the first reply that broke it. */
export interface Kept {
  readonly call: ContractName;
  readonly promise: string;
  readonly violation: ContractViolation | undefined;
  /** What that reply answers, where it is asked for by a query. */
  readonly query?: Query | undefined;
}

/** Of these calls a key gets its first reply, whatever became of the appointment. */
const KEYED: readonly ContractName[] = [
  'schedule-appointment',
  'schedule-walk-in',
  'cancel-appointment',
  'reschedule-appointment',
];

/** The calls by which a run learns of appointments, holds and services. */
const KNOWN_BY: readonly ContractName[] = [...KEYED, 'lookup-appointment', 'create-reservation', 'list-services'];

/** Whether a right reply is that of a POST that makes something, which is then the guest's own. */
const makes = (call: ContractName, reply: unknown): boolean =>
  (call === 'create-reservation' && checkCreateReservationReply(reply)) ||
  (call === 'schedule-appointment' && checkScheduleAppointmentReply(reply)) ||
  (call === 'schedule-walk-in' && checkScheduleWalkInReply(reply));

/** These name one appointment by its id, and are answered to who has its code. */
const OF_ONE: readonly ContractName[] = ['lookup-appointment', 'cancel-appointment', 'reschedule-appointment'];

/**
 * Knows what became of each appointment of a run, and holds every reply about one to it: those to what a case prepares and to
 * what takes it back as well, in whatever flow it was booked. What is not answered clearly is known no more.
 */
export class Register {
  readonly #kept = new Map<string, Kept>();
  readonly #appointments = new Map<string, KnownAppointment>();
  readonly #taken = new Set<string>();
  readonly #names = new Map<number, string>();
  readonly #retries = new Retries();
  readonly #cookies = new GuestCookies();
  readonly #replies = new Replies();
  readonly #times = new TakenTimes();
  readonly #underWay = new RequestsUnderWay();
  #aheadMs = 0;

  /** Every promise that was looked at, in the order of the first look. */
  get kept(): readonly Kept[] {
    return [...this.#kept.values()];
  }

  /** Notes that the clock of the server was set, or goes right again. */
  setClock(now: Date | undefined): void {
    this.#aheadMs = now ? now.getTime() - Date.now() : 0;
  }

  begin(sending: Sending): void {
    this.#underWay.begin(sending);
  }

  note(browser: Browser, call: ContractName, sending: Sending, exchange: Exchange): void {
    const hasMet = this.#underWay.end(sending);
    if (addresses[call].effect === 'writes') {
      this.#replies.noteWrite(sending);
      this.#noteTimes(browser, call, sending, exchange);
    } else this.#noteRead(browser, call, sending, exchange);
    if (!KNOWN_BY.includes(call)) return;
    const reply = exchange.kind === 'answered' ? parseJson(exchange.text) : undefined;
    if (exchange.kind !== 'answered' || reply === undefined || exchange.status >= 500) {
      this.#doubt(sending);
      return;
    }
    if (exchange.status === 200 && makes(call, reply)) this.#judge(call, this.#cookies.findingsOf(browser, exchange));
    const again =
      exchange.status === 200 && KEYED.includes(call)
        ? this.#retries.finding(browser, call, sending, reply)
        : undefined;
    if (again) {
      this.#judge(call, [again]);
      return;
    }
    if (OF_ONE.includes(call) && !hasMet) this.#noteAccess(call, sending, exchange.status, codeIn(reply));
    if (exchange.status === 200) this.#noteReply(call, sending, reply);
  }

  /** Most of what a run asks for are searches. */
  #noteRead(browser: Browser, call: ContractName, sending: Sending, exchange: Exchange): void {
    if (exchange.kind !== 'answered' || exchange.status !== 200) return;
    const clock = { now: Date.now() + this.#aheadMs, isRight: this.#aheadMs === 0 };
    const reply = parseJson(exchange.text);
    this.#judge(call, this.#replies.findings(call, sending, reply, clock), sending.query);
    const isSearch = call === 'search-time-slots' || call === 'refresh-time-slots';
    if (!isSearch || !clock.isRight || !checkSearchTimeSlotsReply(reply)) return;
    const { appointmentTimeSlots: rows } = reply.data;
    this.#judge(call, [this.#times.finding(rows, this.#appointments.values(), browser, clock.now)], sending.query);
  }

  /** What guests hold, while the clock of the server is right. */
  #noteTimes(browser: Browser, call: ContractName, { id = '', body }: Sending, exchange: Exchange): void {
    this.#times.release(id);
    const reply = exchange.kind === 'answered' && exchange.status === 200 ? parseJson(exchange.text) : undefined;
    const isHold = call === 'create-reservation' && this.#aheadMs === 0 && checkCreateReservationReply(reply);
    if (isHold) this.#times.hold(browser, body, reply, Date.now());
    else if (call !== 'create-reservation' || reply !== undefined || exchange.kind !== 'answered')
      this.#times.forget(browser);
  }

  #noteReply(call: ContractName, { id = '', body }: Sending, reply: unknown): void {
    if (call === 'schedule-appointment' && checkScheduleAppointmentReply(reply)) this.#noteBooking(body, reply);
    if (call === 'schedule-walk-in' && checkScheduleWalkInReply(reply)) this.#noteWalkIn(body, reply);
    if (call === 'cancel-appointment' && checkCancelAppointmentReply(reply)) this.#noteCancel(id, reply);
    if (call === 'reschedule-appointment' && checkRescheduleAppointmentReply(reply)) this.#noteMove(id, body, reply);
    if (call === 'lookup-appointment' && checkLookupAppointmentReply(reply)) this.#noteLookup(id, reply);
    if (call === 'create-reservation' && checkCreateReservationReply(reply)) this.#noteHold(reply);
    if (call === 'list-services' && checkListServicesReply(reply))
      for (const service of reply.data.services) this.#names.set(service.id, service.name);
  }

  #noteBooking(body: unknown, { data }: ScheduleAppointmentReply): void {
    if (!checkScheduleAppointmentRequest(body)) return;
    const [first, second] = data.appointments;
    if (!first) return;
    const { followupAppointment: followup } = body;
    const appointment = knownFrom(body, first, 0, followup && second?.id);
    const asSecond = { ...body, ...followup, serviceIds: followup ? [followup.serviceId] : [] };
    // The second visit is where the first one is.
    const at = { ...asSecond, locationNumber: appointment.providerId };
    const pair = followup ? [appointment, knownFrom(at, second ?? first, 1, first.id)] : [appointment];
    this.#judge(
      'schedule-appointment',
      bookingFindings(pair, data.appointments, (id) => this.#taken.has(id)),
    );
    this.#judge(
      'schedule-appointment',
      pair.map((each) => freeFinding(each, this.#appointments.values())),
    );
    this.#add(...pair.slice(0, data.appointments.length));
  }

  #noteWalkIn(body: unknown, { data }: ScheduleWalkInReply): void {
    const [said] = data.appointments;
    if (!said || !checkScheduleWalkInRequest(body)) return;
    const appointment = knownFrom(body, said, 0, undefined);
    this.#judge(
      'schedule-walk-in',
      bookingFindings([appointment], data.appointments, (id) => this.#taken.has(id)),
    );
    this.#add(appointment);
  }

  #noteCancel(id: string, { data }: CancelAppointmentReply): void {
    const known = this.#appointments.get(id);
    if (!known) return;
    this.#judge('cancel-appointment', cancelFindings(known, data));
    const follows = known.index === 0 ? this.#otherOf(known) : undefined;
    for (const each of follows ? [known, follows] : [known])
      this.#appointments.set(each.id, { ...each, status: 'CANCELED' });
  }

  #noteMove(id: string, body: unknown, { data, followup: saidSecond }: RescheduleAppointmentReply): void {
    const known = this.#appointments.get(id);
    if (!known || !checkRescheduleAppointmentRequest(body)) return;
    const { dateTime, locationNumber, licensureState = known.licensureState, followup } = body;
    const providerId = locationNumber ?? data.providerId;
    const second = followup && this.#otherOf(known);
    const moved = [
      { ...known, dateTime, providerId, licensureState },
      ...(second ? [{ ...second, dateTime: followup.dateTime, providerId, licensureState }] : []),
    ];
    this.#judge('reschedule-appointment', [
      ...moveFindings(moved, [data, saidSecond]),
      ...moved.map((each) => freeFinding(each, this.#appointments.values())),
    ]);
    for (const each of moved) this.#appointments.set(each.id, each);
  }

  #noteLookup(id: string, reply: LookupAppointmentReply): void {
    const known = this.#appointments.get(id);
    if (!known) return;
    const other = this.#otherOf(known);
    // Of a pair only one of which is known any more nothing can be said.
    if (known.other !== undefined && !other) return;
    const pair = other ? [known, other].toSorted((one, next) => one.index - next.index) : [known];
    const now = Date.now() + this.#aheadMs;
    const nameOf = (serviceId: number) => this.#names.get(serviceId);
    this.#judge('lookup-appointment', lookupFindings({ known: pair, id, now, nameOf }, reply));
    const { provider } = reply.data;
    if (provider.providerId !== undefined)
      this.#judge('lookup-appointment', [this.#replies.ofProvider(provider.providerId, provider, '/data/provider')]);
  }

  #noteHold({ data }: CreateReservationReply): void {
    const { expiresAt } = data.appointmentReservations;
    this.#judge('create-reservation', reservationFindings(expiresAt, Date.now() + this.#aheadMs));
  }

  #add(...appointments: readonly KnownAppointment[]): void {
    for (const each of appointments) {
      this.#appointments.set(each.id, each);
      for (const own of [each.id, each.calendarUid]) if (own !== undefined) this.#taken.add(own);
    }
  }

  #otherOf({ other }: KnownAppointment): KnownAppointment | undefined {
    return other === undefined ? undefined : this.#appointments.get(other);
  }

  /** What was asked of an appointment, and refused or granted: by its code alone, and whatever became of it. */
  #noteAccess(call: ContractName, { id = '', body }: Sending, status: number, code: unknown): void {
    const known = this.#appointments.get(id);
    const sent = isRecord(body) ? body.confirmCode : undefined;
    if (!known || typeof sent !== 'string') return;
    const now = Date.now() + this.#aheadMs;
    this.#judge(call, accessFindings({ known, sent, now, status, code, changes: call !== 'lookup-appointment' }));
  }

  #judge(call: ContractName, findings: readonly Finding[], query?: Query): void {
    for (const { promise, violation } of findings) {
      const name = `${call} ${promise}`;
      if (!this.#kept.get(name)?.violation) this.#kept.set(name, { call, promise, violation, query });
    }
  }

  /** An answer that says nothing, or was lost: whatever was asked for may have been done. */
  #doubt({ id = '' }: Sending): void {
    const known = this.#appointments.get(id);
    this.#appointments.delete(id);
    if (known?.other !== undefined) this.#appointments.delete(known.other);
  }
}

/** The code of a refusal, if it is of the appointment that was named and not of the second of its pair. */
function codeIn(reply: unknown): unknown {
  const errors: readonly unknown[] = isRecord(reply) && Array.isArray(reply.errors) ? reply.errors : [];
  const [first] = errors;
  return isRecord(first) && first.path !== '/followup' ? first.code : undefined;
}
