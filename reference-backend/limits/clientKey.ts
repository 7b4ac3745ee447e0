import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** An IPv4 address inside of an IPv6 one. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** How many of the eight groups of an IPv6 address are the network's; a household chooses the others as it likes. */
const NETWORK_GROUPS = 4;

/** The first 64 bits, such as '2001:db8:0:1'. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = address.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  const groups = [...(before ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? [])];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The same for all that comes from one client: an IPv4 address, or the network of an IPv6 address, hashed.
 * @param address as the socket or the trusted proxy says it
 */
export function clientKey(address: string): string {
  const [bare = ''] = address.split('%');
  const client = MAPPED.exec(bare)?.[1] ?? (isIPv6(bare) ? networkOf(bare) : bare);
  return createHash('sha256').update(`client ${client}`).digest('base64url');
}
