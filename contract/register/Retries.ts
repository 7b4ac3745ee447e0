import { isDeepStrictEqual } from 'node:util';
import type { ContractName } from '../calls/addresses.ts';
import { unless } from '../check/unless.ts';
import type { Browser } from '../exchange/Browser.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { Finding } from './Finding.ts';

/** The first reply to each key of each guest, which a retry gets as well. */
export class Retries {
  readonly #first = new Map<string, unknown>();
  readonly #browsers = new Map<Browser, number>();

  /** What is promised of a reply whose key came before with the same request; undefined for the first one. */
  finding(browser: Browser, call: ContractName, { id, body, headers }: Sending, reply: unknown): Finding | undefined {
    const key = headers?.['idempotency-key'];
    if (key === undefined) return undefined;
    const guest = this.#browsers.get(browser) ?? this.#browsers.size;
    this.#browsers.set(browser, guest);
    const request = JSON.stringify([guest, call, id, key, body]);
    const first = this.#first.get(request);
    if (first === undefined) {
      this.#first.set(request, reply);
      return undefined;
    }
    const violation = unless(isDeepStrictEqual(reply, first), '', 'the first reply', 'another one');
    return { promise: 'the first one, as a whole, to a key that came before', violation };
  }
}
