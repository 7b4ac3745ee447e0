import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { addresses, type ContractName } from '../calls/addresses.ts';
import { blocked, skipped } from '../case/SkippedCase.ts';
import { limitReached, retryAfter } from '../check/limitReached.ts';
import { type Address, Browser } from '../exchange/Browser.ts';
import type { Environment } from '../exchange/Environment.ts';
import type { Exchange } from '../exchange/Exchange.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { Ledger } from './Ledger.ts';
import { type Permission, whyForbidden } from './Permission.ts';

/** Hears of each request and what came back. */
export type OnExchange = (call: ContractName, sending: Sending, exchange: Exchange) => void;

/** Who sends calls. */
export type Caller = Pick<Guest, 'send'>;

/** A guest with a browser of their own. The ledger notes what the guest's calls make, so that it can be taken back. */
export class Guest {
  readonly #browser: Browser;
  readonly #ledger: Ledger;
  readonly #permission: Permission;
  readonly #onExchange: OnExchange;

  constructor(environment: Environment, ledger: Ledger, permission: Permission, onExchange: OnExchange = () => {}) {
    this.#browser = new Browser(environment);
    this.#ledger = ledger;
    this.#permission = permission;
    this.#onExchange = onExchange;
  }

  /** @throws SkippedCase where this run may not send the call, or the server has said that it takes no more of them */
  async send(call: ContractName, sending: Sending): Promise<Exchange> {
    const address = addresses[call];
    const reason = whyForbidden(address, this.#permission);
    if (reason !== undefined) throw skipped(reason);
    const limit = address.effect === 'reads' ? undefined : this.#ledger.whyStopped(call);
    if (limit !== undefined) throw blocked(limit);
    const keyed = address.effect !== 'reads' && address.method === 'POST' ? withKey(sending) : sending;
    this.#ledger.begin(keyed);
    const exchange = await this.#sendInTime(address, keyed);
    this.#ledger.note(this.#browser, call, keyed, exchange);
    this.#onExchange(call, keyed, exchange);
    const reached = address.effect === 'reads' || sending.reachesLimit ? undefined : limitReached(exchange);
    if (reached !== undefined) this.#ledger.stopWriting(call, reached);
    return exchange;
  }

  /** A limit that is over in a moment, such as that of bytes in a second, is waited for. */
  async #sendInTime(address: Address, sending: Sending): Promise<Exchange> {
    for (let tries = 1; ; tries += 1) {
      const exchange = await this.#browser.send(address, sending);
      const seconds = limitReached(exchange) === undefined ? undefined : retryAfter(exchange);
      if (seconds === undefined || seconds > MOMENT_SECONDS || tries > MOST_WAITS) return exchange;
      await setTimeout(seconds * 1000);
    }
  }
}

const MOMENT_SECONDS = 2;
const MOST_WAITS = 20;

const withKey = (sending: Sending): Sending => ({
  ...sending,
  headers: { 'idempotency-key': randomUUID(), ...sending.headers },
});
