import { randomUUID } from 'node:crypto';
import { addresses, type CallName } from '../calls/addresses.ts';
import { skipped } from '../case/Untried.ts';
import { Browser } from '../exchange/Browser.ts';
import type { Environment } from '../exchange/Environment.ts';
import type { Exchange } from '../exchange/Exchange.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { Ledger } from './Ledger.ts';

/** Somebody with a browser of their own, who leaves nothing behind. */
export class Guest {
  readonly #browser: Browser;
  readonly #ledger: Ledger;
  readonly #mayWrite: boolean;

  constructor(environment: Environment, ledger: Ledger, mayWrite: boolean) {
    this.#browser = new Browser(environment);
    this.#ledger = ledger;
    this.#mayWrite = mayWrite;
  }

  /** @throws Untried where the call writes, and this run may only read */
  async send(call: CallName, sending: Sending): Promise<Exchange> {
    const address = addresses[call];
    if (address.effect === 'writes' && !this.#mayWrite) throw skipped('writes; allow it with --write');
    const keyed = address.effect === 'writes' && address.method === 'POST' ? withKey(sending) : sending;
    const exchange = await this.#browser.send(address, keyed);
    this.#ledger.note(this.#browser, call, keyed, exchange);
    return exchange;
  }
}

const withKey = (sending: Sending): Sending => ({
  ...sending,
  headers: { 'idempotency-key': randomUUID(), ...sending.headers },
});
