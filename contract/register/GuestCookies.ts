import { unless } from '../check/unless.ts';
import type { Browser } from '../exchange/Browser.ts';
import type { Answered } from '../exchange/Exchange.ts';
import type { Finding } from './Finding.ts';

const NAME = 'stepwell_guest=';

/** Knows which browser got which cookie, by which what a guest holds is their own. */
export class GuestCookies {
  readonly #owners = new Map<string, Browser>();
  readonly #known = new WeakSet<Browser>();

  /** What is promised beside the right reply to a POST that makes something. */
  findingsOf(browser: Browser, { beside }: Answered): readonly Finding[] {
    const given = beside?.setCookies.find((line) => line.startsWith(NAME))?.split(';')[0];
    const owner = given === undefined ? browser : (this.#owners.get(given) ?? browser);
    const isKnown = this.#known.has(browser) || given !== undefined;
    if (given !== undefined) this.#owners.set(given, owner);
    this.#known.add(browser);
    return [
      {
        promise: 'the cookie of its guest with the first POST of a browser, and no two browsers one',
        violation:
          unless(isKnown || beside === undefined, 'set-cookie', 'stepwell_guest, with the first POST', 'none') ??
          unless(owner === browser, 'set-cookie', 'one of its own', 'that of another browser'),
      },
    ];
  }
}
