import { idempotentCalls } from '../../schemas/refusals.ts';
import type { CallContract, ContractCase } from './ContractCase.ts';

/**
 * Every call carries a banner and a tenant (API-1). These cases repeat the call's first case without each of them, with
 * an unknown tenant, and, where the call takes a key, with one that is none.
 */
export function headerCases({ call, cases: [first] }: CallContract): readonly ContractCase[] {
  if (!first) return [];
  const withHeaders = (name: string, headers: Readonly<Record<string, string | undefined>>): ContractCase => ({
    name,
    statuses: [400],
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
      origin: 'https://elsewhere.example',
    }),
    withHeaders('an unknown tenant', { 'x-tenant': 'nobody-we-know' }),
    ...(idempotentCalls.some((name) => name === call)
      ? [withHeaders('an Idempotency-Key that is too long', { 'idempotency-key': 'k'.repeat(129) })]
      : []),
  ];
}
