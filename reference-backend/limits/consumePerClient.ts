import { createHash } from 'node:crypto';
import type { Queries } from '../database/Database.ts';
import type { Client } from './clientAt.ts';
import type { LimitName } from './limits.ts';
import { consume, type LimitContext, type Use } from './rateLimit.ts';

/** How many clients a wider network counts as: that of 56 bits, and that of 48 bits. */
export const NETWORK_SHARES = [2, 4] as const;

/**
 * A use of a client, and of the wider networks that it is in, so that somebody with many networks is one client of a
 * few, and not thousands.
 */
export const usesOfClient = ({ client, networks }: Client, limit: LimitName): readonly Use[] => [
  { limit, who: client },
  ...networks.map((who, index) => ({ limit, who, times: NETWORK_SHARES[index] ?? 1 })),
];

/**
 * Counts a use of a client and of its wider networks.
 * @throws Refusal 503 with the seconds after which one more use is possible
 */
export async function consumePerClient(
  queries: Queries,
  visit: LimitContext & Client,
  limit: LimitName,
): Promise<void> {
  for (const use of usesOfClient(visit, limit)) await consume(queries, visit, use);
}

/**
 * Counts a time of a place that a client books. A wider network has no more of one place than a client, because a place
 * has few times.
 * @throws Refusal 503, as above
 */
export async function consumeAtPlace(
  queries: Queries,
  { client, networks, ...context }: LimitContext & Client,
  providerId: string,
): Promise<void> {
  for (const each of [client, ...networks]) {
    const who = createHash('sha256').update(`${each} ${providerId}`).digest('base64url');
    await consume(queries, context, { limit: 'bookingsPerClientAtPlace', who });
  }
}
