import { idempotentCalls } from '../../schemas/refusals.ts';
import { addresses } from '../calls/addresses.ts';
import { FOREIGN_ORIGIN, lookalikeOf, NO_ORIGIN } from '../check/checkHeaders.ts';
import type { Environment } from '../exchange/Environment.ts';
import type { CallContract, ContractCase } from './ContractCase.ts';
import { keyCases, LONGEST_KEY } from './keyCases.ts';
import { longestCases } from './longestCases.ts';
import { otherPathCases } from './otherPathCases.ts';

/** Far more than any request of a guest has. */
const TOO_LONG = 2 * 1024 ** 2;

/** Far more levels than any request has. */
const TOO_DEEP = 1_000;

/** Pages that no call is for, with the origin that a browser names for them. */
const foreignPages = (baseUrl: string) => ({
  'a page of another site': FOREIGN_ORIGIN,
  'a page whose address begins like that of the server': lookalikeOf(baseUrl),
  'a page without an origin': NO_ORIGIN,
});

/**
 * Every call carries a banner and a tenant (API-1). These cases repeat the call's first case without each of them, with
 * an unknown tenant, and, where the call takes a key, with one that is none; where it takes a body, with one that does not say
 * that it is JSON, as any page of another site can send it, and with a far too long one. A key as long as it may be is right.
 * A browser asks before it sends a call for a page of another site: no server may allow it.
 * @param environment its own tenant and banner are nearly right with one letter more
 */
export function headerCases(contract: CallContract, { baseUrl, headers: right }: Environment): readonly ContractCase[] {
  const { call, checkRequest, cases } = contract;
  const [first] = cases;
  if (!first) return [];
  const pages = Object.entries(foreignPages(baseUrl));
  const withHeaders = (
    name: string,
    headers: Readonly<Record<string, string | undefined>>,
    code?: string,
    status = 400,
  ): ContractCase => ({
    name,
    statuses: [status],
    ...(code !== undefined && { code }),
    send: async (world) => {
      const { findViolation: _nothing, ...sending } = await first.send(world);
      return { ...sending, headers: { ...sending.headers, ...headers } };
    },
  });
  return [
    withHeaders('without the banner', { 'x-banner-name': undefined }, 'missingBanner'),
    withHeaders('without the tenant', { 'x-tenant': undefined }, 'unknownTenant'),
    withHeaders(
      'an unknown banner, from a page of another site',
      { 'x-banner-name': `${right['x-banner-name']}x`, origin: FOREIGN_ORIGIN },
      'unknownBanner',
    ),
    // What a page of another site wants to read is a right answer.
    ...(addresses[call].effect === 'reads'
      ? [
          ...pages.map(([page, origin]) => ({
            ...withHeaders(`asked by ${page}`, { origin }),
            statuses: [...first.statuses, 403],
          })),
        ]
      : []),
    withHeaders('an unknown tenant', { 'x-tenant': `${right['x-tenant']}x` }, 'unknownTenant'),
    ...(checkRequest && addresses[call].method !== 'GET'
      ? [
          withHeaders('a body that does not say that it is JSON', { 'content-type': 'text/plain' }, 'badRequest', 415),
          {
            name: 'a body of two megabytes',
            statuses: [413],
            code: 'badRequest',
            send: () => ({ id: 'any', text: ' '.repeat(TOO_LONG) }),
          },
          {
            name: 'a body of a thousand levels',
            statuses: [400],
            code: ['tooDeep', 'type', 'badRequest'],
            send: () => ({ id: 'any', text: '['.repeat(TOO_DEEP) + ']'.repeat(TOO_DEEP) }),
          },
        ]
      : []),
    ...(idempotentCalls.some((name) => name === call)
      ? [
          withHeaders(
            'an Idempotency-Key that is too long',
            { 'idempotency-key': 'k'.repeat(LONGEST_KEY + 1) },
            'badIdempotencyKey',
          ),
          withHeaders('an Idempotency-Key of two words', { 'idempotency-key': 'two words' }, 'badIdempotencyKey'),
          ...keyCases(call, first),
        ]
      : []),
    ...otherPathCases(contract),
    ...longestCases(contract),
    ...pages.map(
      ([page, origin]): ContractCase => ({
        name: `announced by a browser for ${page}, which may not send it`,
        statuses: [],
        isPreflight: true,
        send: () => ({
          id: 'any',
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': addresses[call].method,
            'access-control-request-headers': 'content-type, x-banner-name, x-tenant',
          },
        }),
      }),
    ),
  ];
}
