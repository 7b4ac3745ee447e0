import type { CallFacts } from '../../schemas/calls.ts';
import { addresses } from '../calls/addresses.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { CallContract, ContractCase } from './ContractCase.ts';

/** A call that has two paths refuses alike at both of them. */
export function otherPathCases({ call, whole }: CallContract): readonly ContractCase[] {
  const { otherPath: path, method }: CallFacts = addresses[call];
  if (path === undefined || !whole) return [];
  const there = (name: string, code: string, change: (sending: Sending) => Sending): ContractCase => ({
    name: `${name}, at its other path`,
    statuses: [400],
    code,
    send: async (world) => {
      const { findViolation: _nothing, ...sending } = await whole(world);
      return { ...change(sending), path };
    },
  });
  return [
    there('an unknown tenant', 'unknownTenant', (sending) => ({
      ...sending,
      headers: { ...sending.headers, 'x-tenant': 'nobody-we-know' },
    })),
    there('one field more', 'additionalProperties', ({ query, body, ...sending }) => ({
      ...sending,
      ...(method === 'GET' ? { query: { ...query, unexpected: 'x' } } : { body: { ...Object(body), unexpected: 'x' } }),
    })),
  ];
}
