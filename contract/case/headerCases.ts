import { idempotentCalls } from '../../schemas/refusals.ts';
import { addresses } from '../calls/addresses.ts';
import { FOREIGN_ORIGIN } from '../check/checkHeaders.ts';
import type { CallContract, ContractCase } from './ContractCase.ts';

/** Far more than any request of a guest has. */
const TOO_LONG = 2 * 1024 ** 2;

/**
 * Every call carries a banner and a tenant (API-1). These cases repeat the call's first case without each of them, with
 * an unknown tenant, and, where the call takes a key, with one that is none; where it takes a body, with one that does not say
 * that it is JSON, as any page of another site can send it, and with a far too long one.
 */
export function headerCases({ call, checkRequest, cases: [first] }: CallContract): readonly ContractCase[] {
  if (!first) return [];
  const withHeaders = (
    name: string,
    headers: Readonly<Record<string, string | undefined>>,
    status = 400,
  ): ContractCase => ({
    name,
    statuses: [status],
    send: async (world) => {
      const { findViolation: _nothing, ...sending } = await first.send(world);
      return { ...sending, headers: { ...sending.headers, ...headers } };
    },
  });
  return [
    withHeaders('without the banner', { 'x-banner-name': undefined }),
    withHeaders('without the tenant', { 'x-tenant': undefined }),
    withHeaders('an unknown banner, from a page of another site', {
      'x-banner-name': 'nobody-we-know',
      origin: FOREIGN_ORIGIN,
    }),
    // What a page of another site wants to read is a right answer.
    ...(addresses[call].effect === 'reads'
      ? [
          {
            ...withHeaders('asked by a page of another site', { origin: FOREIGN_ORIGIN }),
            statuses: [...first.statuses, 403],
          },
        ]
      : []),
    withHeaders('an unknown tenant', { 'x-tenant': 'nobody-we-know' }),
    ...(checkRequest && addresses[call].method !== 'GET'
      ? [
          withHeaders('a body that does not say that it is JSON', { 'content-type': 'text/plain' }, 415),
          { name: 'a body of two megabytes', statuses: [413], send: () => ({ id: 'any', text: ' '.repeat(TOO_LONG) }) },
        ]
      : []),
    ...(idempotentCalls.some((name) => name === call)
      ? [withHeaders('an Idempotency-Key that is too long', { 'idempotency-key': 'k'.repeat(129) })]
      : []),
  ];
}
