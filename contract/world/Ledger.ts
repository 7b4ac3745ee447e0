import { addresses, type ContractName } from '../calls/addresses.ts';
import type { Browser } from '../exchange/Browser.ts';
import type { Exchange } from '../exchange/Exchange.ts';
import { isRecord, parseJson } from '../exchange/json.ts';
import type { Sending } from '../exchange/Sending.ts';
import { Register } from '../register/Register.ts';

/** Something that a run made on the server, and how to take it back. */
interface Made {
  readonly browser: Browser;
  readonly call: 'release-reservation' | 'cancel-appointment';
  readonly sending: Sending;
}

/** A write whose answer never came: the server may have done it. */
interface Unanswered {
  readonly browser: Browser;
  readonly call: ContractName;
  readonly sending: Sending;
}

/** Statuses that mean that something is taken back, or already was. */
const GONE = { 'release-reservation': [200, 404], 'cancel-appointment': [200, 409] } as const;

/**
 * Remembers what every write made, whether it was expected or not, and takes it back: releases reservations and cancels
 * appointments. A write without an answer is sent again with its Idempotency-Key, to learn what it made.
 */
export class Ledger {
  #made: Made[] = [];
  #unanswered: Unanswered[] = [];
  readonly #stopped = new Map<ContractName, string>();
  #undoing: (() => Promise<void>)[] = [];
  readonly #register: Register;

  /** @param register hears of what takes back as well */
  constructor(register = new Register()) {
    this.#register = register;
  }

  /** Notes that a server takes no more of a call that writes: the run goes on without it. What was made is still taken back. */
  stopWriting(call: ContractName, why: string): void {
    this.#stopped.set(call, why);
  }

  whyStopped(call: ContractName): string | undefined {
    return this.#stopped.get(call);
  }

  /** Has something done before anything is taken back. */
  before(undo: () => Promise<void>): void {
    this.#undoing.push(undo);
  }

  /** Notes that a guest is about to send a request, of which `note` then hears. */
  begin(sending: Sending): void {
    this.#register.begin(sending);
  }

  note(browser: Browser, call: ContractName, sending: Sending, exchange: Exchange): void {
    this.#register.note(browser, call, sending, exchange);
    if (addresses[call].effect !== 'writes') return;
    if (exchange.kind === 'answered') this.#made.push(...madeBy(browser, parseJson(exchange.text)));
    else if (sending.headers?.['idempotency-key'] !== undefined) this.#unanswered.push({ browser, call, sending });
  }

  /** @returns the names of the calls that failed to take back what was made */
  async undo(): Promise<readonly string[]> {
    const [undoing, unanswered, left] = [this.#undoing, this.#unanswered, [] as string[]];
    this.#undoing = [];
    this.#unanswered = [];
    for (const undo of undoing) await undo();
    for (const { browser, call, sending } of unanswered) {
      const exchange = await browser.send(addresses[call], { ...sending, timeoutMs: undefined });
      if (exchange.kind === 'answered') this.#made.push(...madeBy(browser, parseJson(exchange.text)));
      else left.push(call);
    }
    const made = this.#made;
    this.#made = [];
    for (const { browser, call, sending } of made.reverse()) {
      const exchange = await browser.send(addresses[call], sending);
      this.#register.note(browser, call, sending, exchange);
      if (exchange.kind !== 'answered' || !isGone(call, exchange.status)) left.push(call);
    }
    return left;
  }
}

const isGone = (call: Made['call'], status: number): boolean => GONE[call].some((gone) => gone === status);

/** Reads only these properties of a reply, so that even what a reply that breaks its schema reports is taken back. */
function madeBy(browser: Browser, body: unknown): readonly Made[] {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  const reservationCode = isRecord(data.appointmentReservations)
    ? data.appointmentReservations.reservationCode
    : undefined;
  const booked: readonly unknown[] = Array.isArray(data.appointments) ? data.appointments : [];
  return [
    ...(typeof reservationCode === 'string'
      ? [{ browser, call: 'release-reservation' as const, sending: { id: reservationCode } }]
      : []),
    ...booked.flatMap((each) => {
      if (!isRecord(each) || typeof each.id !== 'string' || typeof each.confirmCode !== 'string') return [];
      const body = { status: 'CANCELED', confirmCode: each.confirmCode };
      return [{ browser, call: 'cancel-appointment' as const, sending: { id: each.id, body } }];
    }),
  ];
}
