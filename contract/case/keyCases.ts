import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContractName } from '../calls/addresses.ts';
import { unless } from '../check/unless.ts';
import type { Exchange } from '../exchange/Exchange.ts';
import { parseJson } from '../exchange/json.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { Asked, ContractCase } from './ContractCase.ts';

/** Every character that an Idempotency-Key may have. */
const VISIBLE = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');

/** An Idempotency-Key has this many characters at most. */
export const LONGEST_KEY = 128;

const withKey = ({ findViolation: _nothing, ...sending }: Asked, key: string): Sending => ({
  ...sending,
  headers: { ...sending.headers, 'idempotency-key': key },
});

const replyOf = (exchange: Exchange): unknown =>
  exchange.kind === 'answered' && exchange.status === 200 ? parseJson(exchange.text) : undefined;

/** Pairs of keys that a server may take for one. */
const pairsOfKeys: readonly { readonly name: string; readonly pair: () => readonly [before: string, key: string] }[] = [
  {
    name: 'an Idempotency-Key as long as it may be, and before it one that differs in its last digit',
    pair: () => {
      const key = `${randomUUID()}${VISIBLE}`.slice(0, LONGEST_KEY - 1);
      return [`${key}1`, `${key}2`];
    },
  },
  {
    name: 'an Idempotency-Key in capitals, and before it the same in small letters',
    pair: () => {
      const key = `key-${randomUUID()}`;
      return [key, key.toUpperCase()];
    },
  },
];

/** What a right key promises, for the first request of a call, which is right. */
export const keyCases = (call: ContractName, { statuses, send }: ContractCase): readonly ContractCase[] => [
  ...pairsOfKeys.map(
    ({ name, pair }): ContractCase => ({
      name,
      statuses,
      send: async (world) => {
        const [before, key] = pair();
        await world.guest.send(call, withKey(await send(world), before));
        return withKey(await send(world), key);
      },
    }),
  ),
  {
    // A guest may hold a second time, or book for a child, before a lost reply is asked for again.
    name: 'again with an Idempotency-Key after which another one came: the first reply',
    statuses,
    send: async (world) => {
      const sending = withKey(await send(world), randomUUID());
      const first = replyOf(await world.guest.send(call, sending));
      await world.guest.send(call, withKey(await send(world), randomUUID()));
      return {
        ...sending,
        findViolation: (again) => unless(isDeepStrictEqual(again, first), '', 'the first reply', 'another one'),
      };
    },
  },
  {
    // A browser whose connection broke sends again what the server is still at work on.
    name: 'twice at once with one Idempotency-Key: the same reply',
    statuses,
    send: async (world) => {
      // Before it has a cookie, a browser would be two guests.
      await world.guest.send(call, withKey(await send(world), randomUUID()));
      const sending = withKey(await send(world), randomUUID());
      const both = await Promise.all([world.guest, world.guest].map((guest) => guest.send(call, sending)));
      return {
        ...sending,
        findViolation: (again) =>
          unless(
            both.every((exchange) => isDeepStrictEqual(again, replyOf(exchange))),
            '',
            'one reply to both, and to the same request again',
            'others, or a refusal',
          ),
      };
    },
  },
];
